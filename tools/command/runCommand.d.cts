import type { OptionRules, ParsedOptions, Takes } from './parseOptions.cjs';

/** A command of the project. */
export interface Command<Parsed = ParsedOptions> extends OptionRules {
  /** As it is typed, for messages: `npm run api`. */
  name: string;
  /** What `--help` prints. */
  help: string;
  /** Its options by name, `--next`; true if a value follows. `--help` is everybody's. */
  options?: Readonly<Record<string, boolean>>;
  /** What else may stand there, by default nothing; anything is what another program gets. */
  takes?: Takes;
  /** The command with its words and options, for messages; by default its name. */
  usage?: string;
  /** Makes of words and options what the work needs; what is wrong with them is a Refusal with code 2. */
  parse?: (parsed: ParsedOptions) => Parsed;
  /** Does the work. Returns, or resolves to, the code that the process ends with; anything else stands for 0. */
  work: (parsed: Parsed) => unknown;
}

/** Runs a command of the project; see runCommand.cjs. */
export function runCommand<Parsed = ParsedOptions>(
  command: Command<Parsed>,
  given?: readonly string[],
  environment?: Readonly<Record<string, string | undefined>>,
): Promise<number>;
