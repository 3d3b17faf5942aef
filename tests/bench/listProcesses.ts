import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { type ProcessEntry } from './treeMemory';

/** Bytes of a page of memory on Linux, as `getconf` says; asked for once. */
let pageSize: number | undefined;

/**
 * Reads a line of `/proc/<id>/stat`. The second field is the program's name in parentheses, and may hold anything.
 * @returns undefined for a line that is none
 */
export function parseStat(line: string, bytesOfPage: number): ProcessEntry | undefined {
  const id = Number(line.slice(0, line.indexOf(' ')));
  // Behind the name: state, parent, … and as the 22nd the pages of resident memory.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const parent = Number(fields[1]);
  const pages = Number(fields[21]);
  return id > 0 && parent >= 0 && pages >= 0
    ? { id, parent, bytes: pages * bytesOfPage }
    : undefined;
}

/** Reads the lines of `ps -A -o pid=,ppid=,rss=`, whose memory is in KiB. */
export function parsePs(output: string): ProcessEntry[] {
  return output
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [id = NaN, parent = NaN, kibibytes = NaN] = line.trim().split(/\s+/).map(Number);
      return id > 0 && parent >= 0 && kibibytes >= 0
        ? [{ id, parent, bytes: kibibytes * 1024 }]
        : [];
    });
}

/**
 * All processes of the system with their resident memory: from `/proc`, elsewhere from `ps`.
 * @throws if there is neither
 */
export function listProcesses(): ProcessEntry[] {
  if (!fs.existsSync('/proc/self/stat')) {
    return parsePs(execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }));
  }
  pageSize ??= Number(execFileSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }));
  const bytesOfPage = pageSize;
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(fs.readFileSync(`/proc/${name}/stat`, 'utf8'), bytesOfPage) ?? [];
      } catch {
        // It has ended since the list was read.
        return [];
      }
    });
}
