import path from 'node:path';
import { locatePage, type PageLocation } from '../../../src/navigation/rules/tree/locatePage';

/** Where a link leads on the site. */
export interface PageLink {
  /** As in the page tree, without language and version. */
  pathname: string;
  /** Query and fragment. */
  suffix: string;
  /** Whether the address begins with a slash and names no file. */
  isAbsolute: boolean;
}

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

/** The page that a file is: `index.mdx` is its folder. */
function pageOfFile(file: string): string | undefined {
  const page = locatePage(file);
  if (!page) return undefined;
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  return name === 'index' ? page.pathname : `${withoutSlash(page.pathname)}/${name}`;
}

/**
 * Reads an address as a page writes it: `/x/react-charts/`, `../bars/`, `./bars/index.mdx`, `@site/docs/…/index.mdx`.
 * @param page - on which the link stands, with the page's file; without, only addresses that begin with a slash are read
 * @returns undefined for an address elsewhere, and for one on the same page
 */
export function resolveLink(
  url: string,
  page?: Pick<PageLocation, 'pathname'> & { file: string },
): PageLink | undefined {
  const [, address = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (address === '' || address.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(address)) {
    return undefined;
  }
  const link = (pathname: string | undefined, isAbsolute = false) =>
    pathname === undefined ? undefined : { pathname: withoutSlash(pathname), suffix, isAbsolute };
  const isFile = /\.mdx?$/.test(address);
  if (address.startsWith('@site/')) return link(pageOfFile(address.slice('@site/'.length)));
  if (address.startsWith('/')) {
    if (!isFile) return link(address, true);
    return link(pageOfFile(address.slice(1)) ?? address.replace(/(?:\/index)?\.mdx?$/, ''));
  }
  if (!page) return undefined;
  if (isFile) return link(pageOfFile(path.posix.join(path.posix.dirname(page.file), address)));
  const base = page.pathname === '/' ? '/' : `${page.pathname}/`;
  return link(path.posix.join(base, address));
}
