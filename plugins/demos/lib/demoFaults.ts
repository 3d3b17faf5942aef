/** What keeps demos from being built: all that was found, in one message. */
export class DemoFaults extends Error {
  override name = 'DemoFaults';

  /**
   * @param lines - `file:line:column reason`, or other lines that name a file
   * @param files - absolute paths of the files that were read; a change of one may mend it
   * @param missing - absolute paths of files that are not there
   */
  constructor(
    readonly lines: readonly string[],
    readonly files: readonly string[] = [],
    readonly missing: readonly string[] = [],
  ) {
    super(`A demo cannot be built:\n${lines.join('\n')}`);
    // Where the site's own code found it helps nobody to mend it.
    this.stack = this.message;
  }
}

/** Whether an error is of that kind. By its name: a loader loads the class apart from what throws it. */
export function isFaults(reason: unknown): reason is DemoFaults {
  return (reason as Error | undefined)?.name === 'DemoFaults';
}

/**
 * Waits for all results, so that one report names the faults of all.
 * @throws DemoFaults with every fault, each once; an error of another kind as it is
 */
export async function allOrFaults<Result>(results: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(results);
  const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const faults = reasons.filter(isFaults);
  if (faults.length < reasons.length) {
    throw reasons.find((reason) => !isFaults(reason));
  }
  if (faults.length > 0) {
    const [lines, files, missing] = (['lines', 'files', 'missing'] as const).map((field) => [
      ...new Set(faults.flatMap((fault) => fault[field])),
    ]);
    throw new DemoFaults(lines!, files, missing);
  }
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
