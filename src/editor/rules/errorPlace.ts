import type { Place } from './messages';

/**
 * Where in a program an error arose: the first place of its stack that is in a file of the program.
 * @param stack - as any browser writes it
 * @param paths - paths of the program's files by the address under which each of them ran
 */
export function errorPlace(
  stack: string,
  paths: Readonly<Record<string, string>>,
): Place | undefined {
  let best: { at: number; place: Place } | undefined;
  for (const [address, path] of Object.entries(paths)) {
    const at = stack.indexOf(`${address}:`);
    if (at < 0 || (best && best.at < at)) continue;
    const line = /^:(\d+)/.exec(stack.slice(at + address.length))?.[1];
    if (line !== undefined) best = { at, place: { path, line: Number(line) } };
  }
  return best?.place;
}
