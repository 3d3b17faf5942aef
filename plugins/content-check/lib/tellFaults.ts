import { countFaults, formatFault } from './formatFaults';
import type { Fault } from './types';

/** How many faults a terminal shows at once. */
const most = 20;

/** What a terminal is told. */
export interface Told {
  kind: 'error' | 'success';
  text: string;
}

/**
 * Says what has changed since the last look.
 * @param before - faults of the last look; undefined for the first one
 * @returns undefined if there is nothing to tell
 */
export function tellFaults(
  before: readonly Fault[] | undefined,
  now: readonly Fault[],
): Told | undefined {
  const lines = now.map(formatFault);
  const known = (before ?? []).map(formatFault);
  if (lines.join('\n') === known.join('\n')) return undefined;
  if (lines.length === 0) return { kind: 'success', text: 'Content: everything is mended.' };
  const fresh = lines.filter((line) => !known.includes(line));
  const shown = (fresh.length > 0 ? fresh : lines).slice(0, most);
  const rest = (fresh.length > 0 ? fresh : lines).length - shown.length;
  const others = lines.length - shown.length - rest;
  // Without news, one of those told before is gone.
  const gone = fresh.length === 0 ? known.length - lines.length : 0;
  return {
    kind: 'error',
    text: [
      gone > 0
        ? `Content: ${countFaults(gone)} mended, ${countFaults(lines.length)} left`
        : `Content: ${countFaults(lines.length)}`,
      ...shown.map((line) => `  ${line}`),
      ...(rest > 0 ? [`  … and ${rest} more; npm run content:check lists them all.`] : []),
      ...(others > 0 ? [`  … beside ${countFaults(others)} told before.`] : []),
    ].join('\n'),
  };
}
