import { formatFault } from '../../plugins/content-check/lib/formatFaults';
import type { Fault } from './types';

/**
 * The result for people: a line per fault, then what was looked at.
 * @returns ok is false if there is a fault, or nothing to look at
 */
export function formatReport(
  faults: Fault[],
  counts: Readonly<Record<string, number>>,
): { ok: boolean; lines: string[] } {
  const lines = faults.map(formatFault);
  const none = Object.entries(counts).filter(([, count]) => count === 0);
  for (const [name] of none) lines.push(`The content check found no ${name} to look at.`);
  const looked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  lines.push(`Content: ${looked.join(', ')} looked at, ${faults.length} faults`);
  return { ok: faults.length === 0 && none.length === 0, lines };
}
