import path from 'node:path';
import { i18n } from '../../config/i18n';
import { parseOptions, type OptionRules, type ParsedOptions } from '../command/parseOptions.cjs';
import { Refusal } from '../command/refusal.cjs';
import { runCommand } from '../command/runCommand.cjs';

/** What a command works with; a test gives it another site. */
export interface Surroundings {
  /** Absolute. */
  siteDir: string;
  say: (line: string) => void;
  warn: (line: string) => void;
  /** In milliseconds. */
  now: () => number;
  /** Answers a question of a command, where a person is there to do so. */
  ask?: (question: string) => Promise<string>;
}

/** A command of translators. */
export interface Command extends OptionRules {
  /** As it is typed. */
  name: string;
  help: string;
  /** Its options by name; true if a value follows. */
  options: Readonly<Record<string, boolean>>;
  /** Whether words may stand there; by default none. */
  takes?: 'nothing' | 'words';
  /** Does the work; resolves to the code that the process ends with. */
  run: (
    given: Pick<ParsedOptions, 'words'> & { options: Readonly<Record<string, string | undefined>> },
    surroundings: Surroundings,
  ) => Promise<number>;
}

/**
 * The language that a command is for: the only one besides the source's, unless it is named.
 * @throws a Refusal of one that the site does not have
 */
export function localeOf(given: string | undefined): string {
  const others = i18n.locales.slice(1);
  const locale = given ?? others[0];
  if (locale === undefined || !others.includes(locale)) {
    throw new Refusal(
      `The site is not translated into "${locale ?? ''}"; languages are ${others.join(', ')}.`,
      2,
    );
  }
  return locale;
}

/**
 * Runs a command with other surroundings than the terminal's.
 * @returns its exit code: 2 for wrong arguments, 1 for what could not be done
 */
export async function runWith(
  { name, options, takes, needs, apart, run }: Command,
  args: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await run(
      parseOptions(args, options, { usage: name, takes, needs, apart }),
      surroundings,
    );
  } catch (error) {
    surroundings.warn((error as Error).message);
    return error instanceof Refusal ? error.code : 1;
  }
}

/** Runs a command for the terminal. */
export function main({ run, ...command }: Command): void {
  void runCommand({
    ...command,
    work: (parsed) =>
      run(parsed, {
        siteDir: path.resolve(__dirname, '../..'),
        say: (line) => console.log(line),
        warn: (line) => console.error(line),
        now: () => Date.now(),
      }),
  });
}
