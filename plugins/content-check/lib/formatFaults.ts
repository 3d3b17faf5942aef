import type { Fault } from './types';

/** A fault as one line that a terminal and an editor can jump from. */
export function formatFault({ file, line, column, what, why, mend }: Fault): string {
  const place = [file, line, line === undefined ? undefined : column].filter(
    (part) => part !== undefined,
  );
  return `${place.join(':')}: ${what}. ${why} ${mend}`;
}

/** "1 fault", "3 faults". */
export function countFaults(count: number): string {
  return `${count} fault${count === 1 ? '' : 's'}`;
}
