import { markdownLines } from '../../../src/agents/rules/markdownLines';

/**
 * The heading above each demo, by the demo's name: the last one before the source of the demo in the page's Markdown.
 * @param markdown - of the page
 * @param names - of demos, in the order of the page
 */
export function demoTitles(markdown: string, names: readonly string[]): Map<string, string> {
  const wanted = new Set(names);
  const titles = new Map<string, string>();
  let heading = '';
  for (const { kind, text } of markdownLines(markdown)) {
    if (kind === 'heading') heading = text.replace(/^#+[ \t]*/, '').replace(/\\(?=[^\w\s])/g, '');
    if (kind !== 'text') continue;
    const [, file] = /^`([\w.]+)\.(?:tsx|jsx|js|ts)`$/.exec(text) ?? [];
    const name = file?.replace(/\.(?:css|tailwind)$/, '');
    if (name !== undefined && wanted.has(name) && !titles.has(name)) titles.set(name, heading);
  }
  return titles;
}
