import { swallowedByNpm } from '../versions/npmOptions';

/** What `api:history` is asked to do. */
export type HistoryMode = 'write' | 'check' | 'dry-run' | 'help';

const options = ['--check', '--dry-run'];

/**
 * Reads the arguments of `api:history`.
 * @param environment - of the process: npm keeps an option for itself that stands before ` -- `
 * @throws naming what is unknown, contradictory or lost
 */
export function parseHistoryArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): HistoryMode {
  if (given.includes('--help') || given.includes('-h')) return 'help';
  const swallowed = swallowedByNpm(options, environment);
  if (swallowed.length > 0) {
    throw new Error(
      `npm took ${swallowed.join(' and ')} for itself, so nothing was done. " -- " has to stand before the options: npm run api:history -- ${swallowed.join(' ')}`,
    );
  }
  const unknown = given.filter((one) => !options.includes(one));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown argument ${unknown.join(', ')}. Known are --check, --dry-run and --help.`,
    );
  }
  if (given.includes('--check') && given.includes('--dry-run')) {
    throw new Error(
      '--check and --dry-run exclude each other: both write nothing. Give one of them.',
    );
  }
  if (given.includes('--check')) return 'check';
  return given.includes('--dry-run') ? 'dry-run' : 'write';
}
