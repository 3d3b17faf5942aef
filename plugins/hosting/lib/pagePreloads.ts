import { load } from 'cheerio/slim';
import { escapeRegex } from './escapeRegex';
import { preloadFolder } from './preloadFolder';

/** A path of this host that ends a `Link` header's address nowhere but where it should. */
const ownPath = /^\/(?!\/)[\w.~/-]+$/;

/** All of a head on which it depends whether it has a link to a sheet or a script, and which. */
const parts =
  /<\/?(?:script|noscript|template)\b|<!--|-->|<link\s[^>]*\brel="?(?:stylesheet|preload)\b[^>]*>/g;

/**
 * What pages load before anything else, as parts of a `Link` header: their stylesheets, and the scripts that they preload. A browser
 * that is told so by the header, or by a CDN in a 103 answer made from it, asks for them before it has the page.
 * @returns what reads it from the HTML of a page, of which the head is enough; heads that are alike are parsed once, which takes a
 * tenth of the time
 * @see https://www.rfc-editor.org/rfc/rfc8297
 */
export function createPreloadReader(): (html: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (html) => {
    const [head = ''] = html.split('</head>', 1);
    const key = head.match(parts)?.join('\n') ?? '';
    const links = known.get(key) ?? readPreloads(head);
    known.set(key, links);
    return links;
  };
}

function readPreloads(head: string): string[] {
  const $ = load(head);
  return $('link[rel=stylesheet], link[rel=preload][as=script]')
    .not('noscript *, template *')
    .toArray()
    .flatMap((element) => {
      const { href = '', rel, media, fetchpriority } = $(element).attr() ?? {};
      // A sheet of one medium may never be needed.
      if (!ownPath.test(href) || media !== undefined) return [];
      const priority = fetchpriority === undefined ? '' : `; fetchpriority=${fetchpriority}`;
      return [`<${href}>; rel=preload; as=${rel === 'stylesheet' ? 'style' : 'script'}${priority}`];
    });
}

/**
 * The `Link` headers of pages by folder (see `preloadFolder`): what every page in it loads first.
 * @param pages - what each page loads first (see {@link createPreloadReader}), by the path of its HTML below the build
 * @param languages - with a folder of their own
 * @returns folders by name, in one order whatever that of the pages is; one whose pages share nothing is not among them
 */
export function listPreloads(
  pages: ReadonlyMap<string, readonly string[]>,
  languages: readonly string[],
): Record<string, string> {
  const shared = new Map<string, readonly string[]>();
  for (const page of [...pages.keys()].toSorted()) {
    const folder = preloadFolder(page, languages);
    const own = pages.get(page)!;
    shared.set(folder, shared.get(folder)?.filter((each) => own.includes(each)) ?? own);
  }
  return Object.fromEntries(
    [...shared]
      .filter(([, links]) => links.length > 0)
      .map(([folder, links]) => [folder, links.join(', ')]),
  );
}

/**
 * For hosts that match by expressions: those that find the HTML of the pages of folders, by the header of these.
 * @param preload - from {@link listPreloads}
 * @param languages - with a folder of their own
 * @returns expressions without anchors, each with its header
 */
export function preloadPatterns(
  preload: Readonly<Record<string, string>>,
  languages: readonly string[],
): [pattern: string, link: string][] {
  const homes = new Set(['/', ...languages.map((language) => `/${language}/`)]);
  const byLink = new Map<string, string[]>();
  for (const [folder, link] of Object.entries(preload)) {
    const pattern = escapeRegex(folder) + (homes.has(folder) ? '' : '(?:.*/)?');
    byLink.set(link, [...(byLink.get(link) ?? []), pattern]);
  }
  return [...byLink].map(([link, patterns]) => [`(?:${patterns.join('|')})index\\.html`, link]);
}
