/** Text that shows an element without being one: front matter, fences, comments, code within a line. */
const noElements = [
  /^---\n[\s\S]*?\n---(?=\n|$)/,
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g,
];

/**
 * The names in the `<Demo>` elements of a page, each once, in the order of its text.
 * @param mdx - the page's text
 */
export function namedDemos(mdx: string): string[] {
  const markup = noElements.reduce((text, pattern) => text.replace(pattern, ''), mdx);
  const names = [...markup.matchAll(/<Demo\b[^>]*?\sname="([A-Za-z0-9]+)"/g)];
  return [...new Set(names.map(([, name]) => name!))];
}
