import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { filesBelow } from '../../plugins/support/filesBelow';

/** Attributes that hold an address; `content` does in some `meta` tags. */
const attributes = ['href', 'src', 'action', 'formaction', 'poster', 'content', 'data-href'];

/** An address in a page, and the page. */
interface Found {
  page: string;
  address: string;
}

/** What a look at all addresses of a built site has found. */
export interface AddressReport {
  pages: number;
  /** Addresses of this site that were looked at. */
  addresses: number;
  /** Different ones among them. */
  distinct: number;
  /** Addresses of this site that do not lie below its base URL. */
  outside: Found[];
  /** Addresses below it where the build has no file. */
  broken: Found[];
}

/** Every address in a page. */
export function addressesOf(html: string): string[] {
  const $ = load(html);
  const found = new Set<string>();
  for (const element of $('*').toArray()) {
    const { name, attribs } = element as { name: string; attribs: Record<string, string> };
    for (const attribute of attributes) {
      const value = attribs[attribute];
      if (value === undefined || (name === 'meta' && !/^(?:\/|https?:)/.test(value))) continue;
      // The scripts of a page or of its demos stand in one, parted by spaces.
      for (const address of name === 'meta' ? value.split(' ') : [value]) found.add(address);
    }
    for (const part of (attribs.srcset ?? '').split(',')) {
      const [address] = part.trim().split(/\s/);
      if (address) found.add(address);
    }
  }
  return [...found];
}

/**
 * Looks at every address in every page of a built site.
 * @param folder - of the build
 * @param site - public address of the site with its base URL, ending with a slash
 */
export function checkAddresses(folder: string, site: string): AddressReport {
  const { origin, pathname: baseUrl } = new URL(site);
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'));
  const report: AddressReport = {
    pages: pages.length,
    addresses: 0,
    distinct: 0,
    outside: [],
    broken: [],
  };
  const known = new Map<string, boolean>();
  const isThere = (pathname: string) => {
    const inside = decodeURIComponent(pathname.slice(baseUrl.length));
    const file = path.join(folder, /(?:^|\/)$/.test(inside) ? `${inside}index.html` : inside);
    return fs.existsSync(file) && fs.statSync(file).isFile();
  };
  for (const page of pages) {
    const own = path
      .relative(folder, page)
      .split(path.sep)
      .join('/')
      .replace(/index\.html$/, '');
    for (const address of addressesOf(fs.readFileSync(page, 'utf8'))) {
      if (!URL.canParse(address, site + own)) continue;
      const url = new URL(address, site + own);
      if (url.origin !== origin) continue;
      report.addresses += 1;
      if (!url.pathname.startsWith(baseUrl)) report.outside.push({ page: own, address });
      // Other languages of what is not there are not there, either.
      else if (!page.endsWith('404.html') || !url.pathname.endsWith('/404/')) {
        const there = known.get(url.pathname) ?? isThere(url.pathname);
        known.set(url.pathname, there);
        if (!there) report.broken.push({ page: own, address });
      }
    }
  }
  report.distinct = known.size;
  return report;
}
