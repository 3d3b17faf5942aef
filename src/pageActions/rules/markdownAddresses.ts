/** Which form of the demos' code the reader has chosen, as preferences name it. */
export interface CodeForm {
  code: string;
  style: string;
}

/** Address of a page's own Markdown: `/a/b/` has it at `/a/b.md`. */
export function markdownAddress(permalink: string): string {
  const path = permalink.replace(/\/+$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}

/**
 * Where the Markdown of a page may be, in the form that comes nearest to what the reader has chosen first. A form has a file of its own
 * only where it differs, so the last one, the page's own, is the only one that is always there.
 * @param permalink - path of the page, with its last slash
 */
export function markdownAddresses(permalink: string, { code, style }: CodeForm): string[] {
  const own = markdownAddress(permalink);
  const base = own.slice(0, -'.md'.length);
  const language = code === 'JS' ? ['.js'] : [];
  const styling = style === 'css' || style === 'tailwind' ? [`.${style}`] : [];
  const forms = [[...language, ...styling], styling, language, []].map((parts) => parts.join(''));
  return [...new Set(forms)].map((form) => `${base}${form}.md`);
}
