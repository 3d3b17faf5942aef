/**
 * The heading above each demo, by the demo's name: the last one before the source of the demo in the page's Markdown.
 * @param markdown - of the page
 * @param names - of demos, in the order of the page
 */
export function demoTitles(markdown: string, names: readonly string[]): Map<string, string> {
  const wanted = new Set(names);
  const titles = new Map<string, string>();
  let heading = '';
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = /^(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim() === mark) fence = '';
      continue;
    }
    if (mark !== '') fence = mark;
    const [, words] = /^#{1,6} (.*)$/.exec(line) ?? [];
    if (words !== undefined) heading = words.replace(/\\(?=[^\w\s])/g, '');
    const [, file] = /^`([\w.]+)\.(?:tsx|jsx|js|ts)`$/.exec(line) ?? [];
    const name = file?.replace(/\.(?:css|tailwind)$/, '');
    if (name !== undefined && wanted.has(name) && !titles.has(name)) titles.set(name, heading);
  }
  return titles;
}
