import fs from 'node:fs';
import path from 'node:path';
import { build, htmlFiles } from './readBuilt';

/** A link of a built page to a place of another one. */
export interface FragmentLink {
  /** Path of the page that it stands on. */
  from: string;
  href: string;
}

/** Attributes of links; unquoted where the minifier could. */
const address = /<a\s[^>]*?\bhref=(?:"(\/[^"]*#[^"]+)"|(\/[^\s>"]*#[^\s>"]+))/g;

/**
 * The links of the built site, in both languages, whose fragment leads to a place of another page: each target once, from the first page
 * that links to it, in the order of the pages' paths.
 * @returns also how many there are with all repetitions, and on how many pages
 */
export function fragmentLinks(): { distinct: FragmentLink[]; all: number; pages: number } {
  const first = new Map<string, FragmentLink>();
  let all = 0;
  let pages = 0;
  for (const file of htmlFiles(build).toSorted()) {
    const html = fs.readFileSync(file, 'utf8');
    const relative = path.relative(build, path.dirname(file)).split(path.sep).join('/');
    const from = `/${relative}${relative ? '/' : ''}`;
    const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
    const hrefs = [...main.matchAll(address)]
      .map(([, quoted, bare]) => quoted ?? bare ?? '')
      .filter((href) => !href.startsWith(`${from}#`));
    all += hrefs.length;
    pages += hrefs.length > 0 ? 1 : 0;
    for (const href of hrefs) if (!first.has(href)) first.set(href, { from, href });
  }
  return { distinct: [...first.values()], all, pages };
}
