import type { TypeFault } from '../types';

/**
 * Reads what `tsc --pretty false` prints.
 * @returns a fault for each error; what the compiler adds below one belongs to its message
 * @throws with the compiler's own words if an error belongs to no file: then nothing was checked
 */
export function parseTypeFaults(output: string): TypeFault[] {
  const faults: TypeFault[] = [];
  for (const line of output.split('\n')) {
    const found = /^(\S.*?)\((\d+),(\d+)\): error (TS\d+: .*?)\r?$/.exec(line);
    if (found) {
      faults.push({
        file: found[1]!.replaceAll('\\', '/'),
        line: Number(found[2]),
        column: Number(found[3]),
        message: found[4]!,
      });
    } else if (/^error TS\d+/.test(line)) {
      throw new Error(`The type check could not run: ${line}`);
    } else if (/^\s+\S/.test(line)) {
      const last = faults.at(-1);
      if (last && last.message.length < 240) last.message += ` ${line.trim()}`;
    }
  }
  return faults;
}
