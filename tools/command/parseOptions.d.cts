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

/** Which options go together. */
export interface OptionRules {
  /** Options that do something only beside one of others. */
  needs?: Readonly<Record<string, readonly string[]>>;
  /** Options of which one at most may stand there. */
  apart?: readonly (readonly string[])[];
}

/** Splits the arguments of a command into words and options; see parseOptions.cjs. */
export function parseOptions(
  given: readonly string[],
  known: Readonly<Record<string, boolean>>,
  rules: OptionRules & { usage: string; takes?: Takes },
): ParsedOptions;
