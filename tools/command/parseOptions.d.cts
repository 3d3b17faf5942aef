/** The arguments of a command. */
export interface ParsedOptions {
  words: string[];
  /** By name, `--next`; that of an option without a value is ''. */
  options: Record<string, string>;
  /** All that is not a known option, in its order. */
  rest: string[];
}

/** What may stand beside the known options. */
export type Takes = 'nothing' | 'words' | 'anything';

/** Splits the arguments of a command into words and options; see parseOptions.cjs. */
export function parseOptions(
  given: readonly string[],
  known: Readonly<Record<string, boolean>>,
  rules: { usage: string; takes?: Takes },
): ParsedOptions;
