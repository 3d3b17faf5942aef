/** What a pasted address names. */
export interface ReadAddress {
  /** The path below the base of a language and a version, closed by a slash; `''` for a start page. */
  path: string;
  /** Id behind `#`; `''` without one. */
  anchor: string;
  /** What a row is called that the id names: what stands behind its kind. */
  row: string;
  /** What it is called there, for addresses of which no page is known. */
  words: string;
}

// Without a scheme, what has one slash only is said rather than pasted: `Next.js/React`.
const address =
  /^\s*(?:https?:\/\/[^\s/]+|(?:[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}|localhost)(?::\d+)?(?=\/\S+\/))?(\/[^\s?#]*)(?:\?[^\s#]*)?(?:#(\S*))?\s*$/i;

/**
 * Reads an address, of this site or of another place where the same pages are.
 * @returns undefined for anything but an address, and for one that names nothing
 */
export function readAddress(text: string): ReadAddress | undefined {
  const [, full = '', anchor = ''] = address.exec(text) ?? [];
  const path = full
    .replace(/(?:\/index)?(?:\.\w+)?\/*$/, '/')
    .replace(/^\/(?:(?:en|zh)\/)?(x\/)?(?:v?\d[\d.]*\/)?/, '$1');
  const [above = '', last = ''] = path.split('/').slice(-3);
  const row = anchor.replace(/^.*(?:prop|slot|class|css|member|event|selector)-/, '');
  const words = `${last} ${row}${above === 'api' ? ' api' : ''}`
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return /\p{L}/u.test(words) ? { path, anchor, row, words } : undefined;
}
