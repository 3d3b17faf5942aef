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
  /** 302 where the target stands in for a page that is not written yet; without, the move is for good. */
  status?: 302;
}

/** Where an address has moved, as a host answers it. */
export interface Move {
  to: string;
  /** 301 is for good: browsers and search engines may remember it. */
  status: 301 | 302;
}

/** The folder of a `from` or `to` that ends in `/*`. */
export function folderOf(pattern: string): string | undefined {
  return pattern.endsWith('/*') ? pattern.slice(0, -2) : undefined;
}

/** The rule that answers a path: an exact one before a folder, of folders the deepest. */
function ruleFor(table: readonly Redirect[], path: string): Redirect | undefined {
  let best: Redirect | undefined;
  for (const rule of table) {
    const folder = folderOf(rule.from);
    if (folder === undefined) {
      if (rule.from === path) return rule;
    } else if (path === folder || path.startsWith(`${folder}/`)) {
      if (best === undefined || rule.from.length > best.from.length) best = rule;
    }
  }
  return best;
}

function applyRule({ from, to }: Redirect, path: string): string {
  const [folder, kept] = [folderOf(from), folderOf(to)];
  if (folder === undefined || kept === undefined) return to;
  const target = kept + path.slice(folder.length);
  // Pages elsewhere are written as they are here: `findMove` closes addresses of this site only.
  return target.startsWith('/') || isFilePath(target) ? target : `${target}/`;
}

/**
 * Where one rule of the table leads: an exact one before a folder, of folders the deepest.
 * @param path - without language, query, fragment and trailing slash
 */
export function moveOnce(table: readonly Redirect[], path: string): string | undefined {
  const rule = ruleFor(table, path);
  return rule && applyRule(rule, path);
}

/**
 * The path without language, docs tab and trailing slash. What stands behind a part that is taken away
 * comes to the front, so it is looked at again: `//host` must not come out. A browser reads backslashes as
 * slashes and drops blanks, hence those too.
 * @param spoken - language that counts where the path names none
 */
function normalise(raw: string, spoken: SplitAddress['language'] = 'en'): SplitAddress {
  let language = spoken;
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
 * Follows an address to its end, so that host and reader hop once: a page of a moved folder may have moved
 * itself. A rule may take the first folder away, and then the rest comes to the front. What passes a stand-in
 * is no move for good.
 * @returns a path of this site, or an https address as it stands in the table
 */
function targetOf(
  table: readonly Redirect[],
  start: SplitAddress,
): SplitAddress & Pick<Move, 'status'> {
  let at = start;
  let status: Move['status'] = 301;
  // The table has no loop; the limit is for one that nobody has checked.
  for (let hops = 0; hops <= table.length; hops += 1) {
    const rule = ruleFor(table, at.path);
    if (rule === undefined) return { ...at, status };
    const to = applyRule(rule, at.path);
    status = rule.status ?? status;
    if (rule.to.startsWith('/')) at = normalise(to, at.language);
    else return { ...at, path: to, status };
  }
  return { ...start, status: 301 };
}

/**
 * Says where an address has moved. Besides the table: `/en/…` has no prefix, several leading slashes are
 * one, and the segments of a docs tab are the page itself. Language, query and fragment are kept.
 * @param table - checked by `redirectProblems`
 * @param address - path with query and fragment, as in the address bar or in a request
 * @returns an address of this site (one leading slash, closed by a slash unless it is a file) or an https
 * one, with the status for a host; undefined if the address is where it should be, but for its trailing slash
 */
export function findMove(table: readonly Redirect[], address: string): Move | undefined {
  const [, raw = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const { language, path: target, status } = targetOf(table, normalise(raw));
  const langPrefix = language === 'en' ? '' : `/${language}`;
  if (!target.startsWith('/')) {
    const elsewhere = target.replace('{langPrefix}', langPrefix);
    return { to: /[?#]/.test(elsewhere) ? elsewhere : elsewhere + suffix, status };
  }
  const full = `${langPrefix}${target === '/' ? '' : target}`;
  if (full === raw.replace(/\/+$/, '')) return undefined;
  return { to: `${full}${isFilePath(target) ? '' : '/'}${suffix}`, status };
}

/** Where an address has moved, for who does not ask for how long; see {@link findMove}. */
export function findRedirect(table: readonly Redirect[], address: string): string | undefined {
  return findMove(table, address)?.to;
}
