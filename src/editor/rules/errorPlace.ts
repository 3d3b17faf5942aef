import type { Place } from './messages';

/** A file of a program, and the number of the program. */
export interface RunFile {
  path: string;
  run: number;
}

/**
 * Where an error arose, and in which program: the first place of its stack that is in a file of one.
 * @param stack - as any browser writes it
 * @param files - of programs, by the address under which each of them ran
 */
export function errorPlace(
  stack: string,
  files: Readonly<Record<string, RunFile>>,
): { run: number; place: Place } | undefined {
  let best: { at: number; run: number; place: Place } | undefined;
  for (const [address, { path, run }] of Object.entries(files)) {
    const at = stack.indexOf(`${address}:`);
    if (at < 0 || (best && best.at < at)) continue;
    const line = /^:(\d+)/.exec(stack.slice(at + address.length))?.[1];
    if (line !== undefined) best = { at, run, place: { path, line: Number(line) } };
  }
  return best && { run: best.run, place: best.place };
}
