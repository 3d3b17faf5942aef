export interface LogEntry {
  id: number;
  time: string;
  gate: string;
  event: string;
}

const gates = ['North', 'South', 'Freight yard'];
const events = ['Ticket accepted', 'Ticket refused', 'Gate held open'];

/** Entries of a fixed log: the same number always gives the same entry. */
export function readLog(first: number, last: number): LogEntry[] {
  return Array.from({ length: Math.max(0, last - first) }, (_, index) => {
    const id = first + index + 1;
    const minutes = 22 * 60 - id;
    return {
      id,
      time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
      gate: gates[(id * 7) % 3],
      event: events[(id * id) % 3],
    };
  });
}

/** Answers after a while, like a server; the first block is there at once. */
export function fetchLog(first: number, last: number): Promise<LogEntry[]> {
  const entries = readLog(first, last);
  return first === 0
    ? Promise.resolve(entries)
    : new Promise((resolve) => {
        setTimeout(() => resolve(entries), 600);
      });
}
