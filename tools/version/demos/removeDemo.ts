import { demoElements } from './demoElements';

/**
 * Takes a demo's element out of a page's text, with the empty line that is left.
 * @returns the text, unchanged if the page does not show the demo
 */
export function removeDemo(mdx: string, name: string): string {
  let result = mdx;
  // From the end, so that the places before stay what they are.
  for (const element of demoElements(mdx).toReversed()) {
    if (element.name !== name) continue;
    const before = result.slice(0, element.start);
    const after = result.slice(element.end);
    const isAlone = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
    result = isAlone
      ? before.replace(/[ \t]*$/, '') + after.replace(/^[ \t]*(\n[ \t]*(?=\n|$))?\n?/, '')
      : before + after;
  }
  return result;
}
