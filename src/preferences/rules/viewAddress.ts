import { parseCodeHash, writeCodeHash } from './codeHash';
import { preferenceNames, registry, type Preference } from './registry';
import type { Preferences } from './resolvePreferences';

/**
 * The address that shows a page as the reader sees it now: `?mode=dark&dir=rtl&…`.
 * @param href - absolute address of the page; its other parameters and its place stay
 */
export function viewAddress(href: string, preferences: Preferences): string {
  const url = new URL(href);
  for (const name of preferenceNames) {
    const { query }: Preference = registry[name];
    if (query === undefined) continue;
    const value = preferences[name].toLowerCase();
    if (value === '') url.searchParams.delete(query);
    else url.searchParams.set(query, value);
  }
  // Of another page, on which whoever gets the link never was.
  url.searchParams.delete('instead');
  // A search is over the page, and no part of how it looks.
  url.searchParams.delete('q');
  // A fragment that opens a demo's source names a form, too, and counts more than the query. Code in front of it is of that form.
  const { demo, ...form } = parseCodeHash(url.hash);
  const { code, style } = preferences;
  if (demo !== undefined && (form.code !== code || form.style !== style))
    url.hash = writeCodeHash({ code, style, demo });
  return url.href;
}
