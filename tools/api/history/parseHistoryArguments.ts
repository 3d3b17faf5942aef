import type { ParsedOptions } from '../../command/parseOptions.cjs';
import { Refusal } from '../../command/refusal.cjs';

/** What `api:history` is asked to do. */
export type HistoryMode = 'write' | 'check' | 'dry-run';

/** Options of `api:history`; none has a value. */
export const historyOptions = { '--check': false, '--dry-run': false };

/**
 * Reads the arguments of `api:history`.
 * @throws a refusal of what contradicts itself
 */
export function parseHistoryArguments({ options }: ParsedOptions): HistoryMode {
  if ('--check' in options && '--dry-run' in options) {
    throw new Refusal(
      '--check and --dry-run exclude each other: both write nothing. Give one of them.',
      2,
    );
  }
  if ('--check' in options) return 'check';
  return '--dry-run' in options ? 'dry-run' : 'write';
}
