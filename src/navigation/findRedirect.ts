import { isFilePath } from './isFilePath';
import { stripDocsTab } from './stripDocsTab';
import { splitLanguage, type SplitAddress } from './splitLanguage';

/**
 * One moved address. Both are paths without language and trailing slash; `to` may be an https address, in
 * which `{langPrefix}` stands for nothing in English and for `/zh` in Chinese.
 * With `/*` at its end, `from` stands for the folder and all below it; `to` then ends in `/*` to keep the
 * rest, or without to drop it.
 */
export interface Redirect {
  from: string;
  to: string;
}

/** The folder of a `from` or `to` that ends in `/*`. */
export function folderOf(pattern: string): string | undefined {
  return pattern.endsWith('/*') ? pattern.slice(0, -2) : undefined;
}

/**
 * Where one rule of the table leads: an exact one before a folder, of folders the deepest.
 * @param path - without language, query, fragment and trailing slash
 */
export function moveOnce(table: readonly Redirect[], path: string): string | undefined {
  let best: Redirect | undefined;
  for (const rule of table) {
    const folder = folderOf(rule.from);
    if (folder === undefined) {
      if (rule.from === path) return rule.to;
    } else if (path === folder || path.startsWith(`${folder}/`)) {
      if (best === undefined || rule.from.length > best.from.length) best = rule;
    }
  }
  if (best === undefined) return undefined;
  const kept = folderOf(best.to);
  return kept === undefined ? best.to : kept + path.slice(folderOf(best.from)!.length);
}

/** Follows an address to its end, so that host and reader hop once: a page of a moved folder may have moved itself. */
function targetOf(table: readonly Redirect[], path: string): string {
  let target = path;
  // The table has no loop; the limit is for one that nobody has checked.
  for (let hops = 0; hops <= table.length; hops += 1) {
    const next = moveOnce(table, target);
    if (next === undefined) return target;
    target = next;
  }
  return path;
}

/**
 * The path without language, docs tab and trailing slash. What stands behind a part that is taken away
 * comes to the front, so it is looked at again: `//host` must not come out. A browser reads backslashes as
 * slashes and drops blanks, hence those too.
 */
function normalise(raw: string): SplitAddress {
  let language: SplitAddress['language'] = 'en';
  let path = raw;
  for (;;) {
    // eslint-disable-next-line no-control-regex -- what a browser drops from an address
    const split = splitLanguage(stripDocsTab(path).replace(/^[\\/\u0000-\u0020]+/, ''));
    if (split.language !== 'en') language = split.language;
    const next = split.path.replace(/\/+$/, '') || '/';
    if (next === path) return { language, path };
    path = next;
  }
}

/**
 * Says where an address has moved. Besides the table: `/en/…` has no prefix, several leading slashes are
 * one, and the segments of a docs tab are the page itself. Language, query and fragment are kept.
 * @param table - checked by `redirectProblems`
 * @param address - path with query and fragment, as in the address bar or in a request
 * @returns an address of this site (one leading slash, closed by a slash unless it is a file) or an https
 * one; undefined if the address is where it should be, but for its trailing slash
 */
export function findRedirect(table: readonly Redirect[], address: string): string | undefined {
  const [, raw = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { language, path } = normalise(raw);
  const target = targetOf(table, path);
  const langPrefix = language === 'en' ? '' : `/${language}`;
  if (!target.startsWith('/')) {
    const elsewhere = target.replace('{langPrefix}', langPrefix);
    return /[?#]/.test(elsewhere) ? elsewhere : elsewhere + suffix;
  }
  const full = `${langPrefix}${target === '/' ? '' : target}`;
  if (full === raw.replace(/\/+$/, '')) return undefined;
  return `${full}${isFilePath(target) ? '' : '/'}${suffix}`;
}
