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
export const repeatedCode: readonly RepeatedCode[] = [];
