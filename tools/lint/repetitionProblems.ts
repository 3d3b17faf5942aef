import type { RepeatedCode } from '../../config/repeatedCode';
import type { Repetition } from './findRepetitions';

/**
 * Holds the code that stands twice against the list of what may.
 * @param repetitions - what was found
 * @param allowed - the list, config/repeatedCode.ts
 * @returns a sentence for each repetition that is not listed, and for each listed file that shares nothing with the others of its entry
 */
export function repetitionProblems(
  repetitions: readonly Repetition[],
  allowed: readonly RepeatedCode[],
): string[] {
  const found = new Map(allowed.map((entry) => [entry, new Set<string>()]));
  const problems: string[] = [];
  for (const { places, lines } of repetitions) {
    // What stands twice in one file has an entry of that file alone.
    const isWithin = places[0].file === places[1].file;
    const entries = allowed.filter(
      ({ files }) =>
        places.every(({ file }) => files.includes(file)) && isWithin === (files.length === 1),
    );
    for (const entry of entries) for (const { file } of places) found.get(entry)!.add(file);
    if (entries.length === 0) {
      const [first, second] = places.map(({ file, line }) => `${file}:${line}`);
      problems.push(
        `${first} and ${second} share ${lines} lines\n  Let one piece of code serve both, or list them with the reason in config/repeatedCode.ts.`,
      );
    }
  }
  for (const [{ files, reason }, seen] of found) {
    const gone = files.filter((file) => !seen.has(file));
    for (const file of gone) {
      problems.push(
        `${file} shares no code any more with ${files.filter((other) => other !== file).join(', ') || 'itself'}\n  Take it out of the entry "${reason}" in config/repeatedCode.ts.`,
      );
    }
  }
  return problems;
}
