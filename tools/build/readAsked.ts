import { Refusal } from '../command/refusal.cjs';

/** What a build is asked for. */
export interface Asked {
  afresh: boolean;
  /** Where the site is built, relative to the root. */
  outDir: string;
  /** For `planBuild` and Docusaurus. */
  args: readonly string[];
}

/** Options of `docusaurus build`, and of `planBuild`, behind which a value stands. */
const withValue = new Set(['--config', '--locale', '-l']);

/**
 * Reads what a build is asked for. Where it is written is read here, since what finishes a build has to know it too.
 * @param options - of the command: `--afresh` and `--out-dir`
 * @param rest - what else was given, in its order
 * @throws a Refusal (code 2) of a word, which Docusaurus would take for the folder of the site
 */
export function readAsked(
  options: Readonly<Record<string, string>>,
  rest: readonly string[],
): Asked {
  const word = rest.find(
    (each, index) => !each.startsWith('-') && !withValue.has(rest[index - 1]!),
  );
  if (word !== undefined) {
    throw new Refusal(
      `"${word}" is too much. Write npm run build -- --locale <language>, once for each language that is to be built`,
      2,
    );
  }
  const outDir = options['--out-dir'];
  return {
    afresh: '--afresh' in options,
    outDir: outDir ?? 'build',
    args: outDir === undefined ? rest : [...rest, '--out-dir', outDir],
  };
}
