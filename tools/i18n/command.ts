import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { i18n } from '../../config/i18n';

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

/** Something that the caller did wrong: the command ends with 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** A command: its options, and what it does with them; the result is its exit code. */
export interface Command<Own extends Options> {
  help: string;
  options: Own;
  run: (
    given: {
      values: ReturnType<typeof parseArgs<{ options: Own }>>['values'];
      positionals: string[];
    },
    surroundings: Surroundings,
  ) => Promise<number>;
}

/** The language that a command is for: the only one besides the source's, unless it is named. */
export function localeOf(given: string | undefined): string {
  const others = i18n.locales.slice(1);
  const locale = given ?? others[0];
  if (locale === undefined || !others.includes(locale)) {
    throw new UsageError(
      `The site is not translated into "${locale ?? ''}"; languages are ${others.join(', ')}.`,
    );
  }
  return locale;
}

/**
 * Runs a command.
 * @returns its exit code: 2 for wrong arguments, 1 for what could not be done
 */
export async function runCommand<Own extends Options>(
  command: Command<Own>,
  args: string[],
  surroundings: Surroundings,
): Promise<number> {
  if (args.includes('--help')) {
    surroundings.say(command.help);
    return 0;
  }
  try {
    const { values, positionals } = parseArgs({
      args,
      options: command.options,
      allowPositionals: true,
    });
    return await command.run({ values: values as never, positionals }, surroundings);
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    surroundings.warn(message);
    return error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  }
}

/** Runs a command for the terminal. */
export function main<Own extends Options>(command: Command<Own>): void {
  void runCommand(command, process.argv.slice(2), {
    siteDir: path.resolve(__dirname, '../..'),
    say: (line) => console.log(line),
    warn: (line) => console.error(line),
    now: () => Date.now(),
  }).then((code) => {
    process.exitCode = code;
  });
}
