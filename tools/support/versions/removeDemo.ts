import { maskCode } from '../content/maskCode';

/**
 * Takes a demo's element out of a page's text, with the empty line that is left.
 * @returns the text, unchanged if the page does not show the demo
 */
export function removeDemo(mdx: string, name: string): string {
  const element = new RegExp(`<Demo\\b[^>]*?\\sname="${name}"[^>]*?(?:/>|>\\s*</Demo>)`, 'g');
  let result = mdx;
  // From the end, so that the places before stay what they are.
  for (const match of [...maskCode(mdx, true).matchAll(element)].toReversed()) {
    const before = result.slice(0, match.index);
    const after = result.slice(match.index + match[0].length);
    const isAlone = /(^|\n)[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
    result = isAlone
      ? before.replace(/[ \t]*$/, '') + after.replace(/^[ \t]*(\n[ \t]*(?=\n|$))?\n?/, '')
      : before + after;
  }
  return result;
}
