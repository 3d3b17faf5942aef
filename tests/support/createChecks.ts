/** Counts the checks of a test that is a program of its own. */
export interface Checks {
  /** One check. A failure is told at once; the others are still worth knowing. */
  check: (name: string, work: () => void | Promise<void>) => Promise<boolean>;
  /** Notes a failure that no check has found. */
  fail: (name: string) => void;
  readonly failed: number;
  /** Tells the outcome, last a line "N passed, N failed", and sets the exit code, which it returns. Nothing looked at is a failure. */
  conclude: () => 0 | 1;
}

export function createChecks(): Checks {
  let passed = 0;
  const failures: string[] = [];
  return {
    async check(name, work) {
      try {
        await work();
        passed += 1;
        console.log(`✓ ${name}`);
        return true;
      } catch (error) {
        failures.push(name);
        console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
        return false;
      }
    },
    fail: (name) => failures.push(name),
    get failed() {
      return failures.length;
    },
    conclude() {
      if (passed + failures.length === 0) failures.push('there was nothing to check');
      for (const name of failures) console.log(`failed: ${name}`);
      console.log(`\n${passed} passed, ${failures.length} failed`);
      const code = failures.length === 0 ? 0 : 1;
      process.exitCode = code;
      return code;
    },
  };
}
