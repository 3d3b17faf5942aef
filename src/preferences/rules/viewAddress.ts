import { preferenceNames, registry, type Preference } from './registry';
import type { Preferences } from './resolvePreferences';

/**
 * The address that shows a page as the reader sees it now: `?mode=dark&dir=rtl&…`.
 * @param href - absolute address of the page; its other parameters and its fragment stay
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
  return url.href;
}
