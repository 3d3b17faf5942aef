import { splitLanguage } from '../../navigation/rules/paths/splitLanguage';

/** A result that the reader has opened. */
export interface RecentResult {
  title: string;
  /** Path on this site, with its fragment. */
  url: string;
}

/** Under which the browser keeps them. */
export const recentKey = 'search-recent';

const mostShown = 6;
/** Those of another language stay behind those that are shown. */
const most = 2 * mostShown;

const isRecent = (value: unknown): value is RecentResult => {
  if (typeof value !== 'object' || value === null) return false;
  const { title, url } = value as Record<string, unknown>;
  if (typeof title !== 'string' || typeof url !== 'string') return false;
  // A path of this site: what begins with two slashes, or a slash and a backslash, is another's.
  return (
    title !== '' && title.length < 200 && url.length < 500 && /^\/(?![/\\])[^\s\\]*$/.test(url)
  );
};

/** Reads what was kept; what is malformed, or leads out of the site, is left out. */
export function readRecent(text: string | null | undefined): RecentResult[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter(isRecent)
      .slice(0, most)
      .map(({ title, url }) => ({ title, url }));
  } catch {
    return [];
  }
}

/** Puts a result first, once. */
export function addRecent(list: readonly RecentResult[], result: RecentResult): RecentResult[] {
  return [result, ...list.filter(({ url }) => url !== result.url)].slice(0, most);
}

/**
 * Those that can be opened on pages of a language: the others are of another build, which a navigation within this one does not reach.
 * @param baseUrl - what all addresses of the language begin with
 */
export function recentBelow(list: readonly RecentResult[], baseUrl: string): RecentResult[] {
  return list
    .filter(
      ({ url }) =>
        url.startsWith(baseUrl) && splitLanguage(url.slice(baseUrl.length)).language === 'en',
    )
    .slice(0, mostShown);
}
