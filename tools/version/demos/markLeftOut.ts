import { demoElements } from './demoElements';

/** What a comment that stands in the place of a demo begins with. */
export const leftOutMark = '{/* Left out: ';

/**
 * Puts a demo's element into a comment, in its place, so that whoever mends the demo only takes the comment away.
 * @returns the text, unchanged if the page does not show the demo
 */
export function markLeftOut(mdx: string, name: string): string {
  let result = mdx;
  // From the end, so that the places before stay what they are.
  for (const { name: found, start, end } of demoElements(mdx).toReversed()) {
    if (found !== name) continue;
    const element = result.slice(start, end).replaceAll('*/', '* /');
    result = `${result.slice(0, start)}${leftOutMark}${element} */}${result.slice(end)}`;
  }
  return result;
}
