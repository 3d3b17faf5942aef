/** Path of the index of a language, relative to its address. */
export const indexPath = 'agents/index.json';

/** Path of the schema of that index. */
export const schemaPath = 'agents/index.schema.json';

/** Path of the facts about versions. */
export const historyPath = 'agents/history.json';

/**
 * Path of a page's Markdown: `a/b.md` of `a/b/`.
 * @param ending - of the form, such as `.js.md`
 */
export function markdownPath(page: string, ending = '.md'): string {
  return `${page.replace(/\/$/, '')}${ending}`;
}

/** Path of a part of a product's list or of its full text; the first part has no number. */
export function productFile(product: string, name: 'llms' | 'llms-full', part: number): string {
  return `agents/${product}/${name}${part === 1 ? '' : `-${part}`}.txt`;
}
