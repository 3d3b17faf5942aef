/** Files whose code is alike and stays so. */
export interface RepeatedCode {
  /** Relative to the project. Any two of them may share code. */
  files: readonly string[];
  /** Why one piece of code would not serve. */
  reason: string;
}

/**
 * Places that share six lines or more and stay: `npm run lint:duplicates` refuses any other, and an entry that no longer holds. Code that means
 * the same belongs into one place; what is listed here is alike by coincidence, or has to be able to change by itself.
 */
export const repeatedCode: readonly RepeatedCode[] = [
  {
    files: ['tests/e2e/frame.spec.ts', 'tests/e2e/versions.spec.ts'],
    reason:
      'Two tests at 390 px end with the same two assertions, one on the width and one on the shift, and mostly closing brackets: each test has to say what it demands.',
  },
];
