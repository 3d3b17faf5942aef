import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';

function pagesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => path.join(folder, file));
}

/** What a check of links looked at and found. */
export interface LinkReport {
  pages: number;
  links: number;
  /** `page → link`, for each that leads nowhere. */
  dead: string[];
}

/**
 * Follows every link within the site from the pages below some folders of a build.
 * @param isMoved - whether an address is redirected
 */
export function deadLinks(
  build: string,
  folders: readonly string[],
  isMoved: (address: string) => boolean,
): LinkReport {
  const ids = new Map<string, Set<string> | undefined>();
  const idsOf = (pathname: string): Set<string> | undefined => {
    if (!ids.has(pathname)) {
      const file = path.join(build, decodeURI(pathname), 'index.html');
      const $ = fs.existsSync(file) ? load(fs.readFileSync(file, 'utf8')) : undefined;
      const found =
        $ &&
        $('[id]')
          .map((_index, element) => $(element).attr('id'))
          .get();
      ids.set(pathname, found && new Set(found));
    }
    return ids.get(pathname);
  };
  const report: LinkReport = { pages: 0, links: 0, dead: [] };
  for (const file of folders.flatMap((folder) => pagesBelow(path.join(build, folder)))) {
    report.pages += 1;
    const address = `/${path.relative(build, path.dirname(file)).split(path.sep).join('/')}/`;
    const $ = load(fs.readFileSync(file, 'utf8'));
    // A running demo has links of its own, which are part of what it shows.
    const hrefs = $('a[href]')
      .filter((_index, link) => $(link).closest('[data-stage]').length === 0)
      .map((_index, link) => $(link).attr('href'))
      .get();
    for (const href of new Set(hrefs)) {
      const url = new URL(href, `https://site.test${address}`);
      if (url.origin !== 'https://site.test') continue;
      report.links += 1;
      const isFile = /\.[a-z\d]+$/i.test(url.pathname);
      const target = isFile ? undefined : idsOf(url.pathname.replace(/([^/])$/, '$1/'));
      const isThere = isFile
        ? fs.existsSync(path.join(build, decodeURI(url.pathname)))
        : target !== undefined || isMoved(url.pathname);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!isThere || (anchor && target && !target.has(anchor))) {
        report.dead.push(`${address} → ${href}`);
      }
    }
  }
  return report;
}
