import path from 'node:path';
import { resolveLink } from '../../page-tree/lib/resolveLink';
import type { PageLocation } from '../../../src/navigation/rules/tree/locatePage';
import { stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';
import { nearestName } from './nearestName';
import type { LocalFault, PageFacts, PageUrl } from './types';

/** What the rules know of the rest of the site; paths have no trailing slash. */
export interface LinkSite {
  locales: readonly string[];
  /** Origin of the site. */
  siteUrl: string;
  /** Addresses of pages that the tree names. */
  pages: readonly string[];
  /**
   * What stands at an address for the readers of a version: a page, one of the tree that is not written, nothing.
   * @param from - on which the link stands
   */
  stateOf: (pathname: string, from: PageLocation) => 'written' | 'unwritten' | 'none';
  /**
   * Everything that a link may name after `#`.
   * @returns undefined if nobody knows, as for pages that are no Markdown or not compiled yet
   */
  anchorsOf: (pathname: string, from: PageLocation) => ReadonlySet<string> | undefined;
  /** Where an address has moved. */
  moveOf: (pathname: string) => string | undefined;
  /** Whether a file is there, relative to the site. */
  isFile: (file: string) => boolean;
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

interface Page {
  location: PageLocation;
  /** Relative to the site. */
  file: string;
  facts: PageFacts;
  /** Anchors of the page itself. */
  anchors: ReadonlySet<string>;
}

type Say = (what: string, why: string, mend: string) => LocalFault;

/** A fragment as it names an element; undefined if it is malformed. */
function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

function anchorFault(
  fragment: string,
  anchors: ReadonlySet<string> | undefined,
  say: Say,
): LocalFault | undefined {
  const id = decoded(fragment);
  if (id === undefined) {
    return say(
      'a fragment that is malformed',
      'Browsers find nothing by it.',
      'A percent sign is written %25.',
    );
  }
  if (!anchors || anchors.has(id)) return undefined;
  const meant = nearestName(id, [...anchors]);
  return say(
    `an anchor that is not there`,
    'Readers land at the top and have to search.',
    `${meant === undefined ? '' : `Write #${meant}, if that is what is meant. `}Use the id of a heading, the name of a demo or the anchor of a row.`,
  );
}

function elsewhereFault(url: string, site: LinkSite, say: Say): LocalFault | undefined {
  if (url.startsWith('//')) {
    return say(
      'which begins with two slashes',
      'It leads to another host.',
      'Write one slash, or https: before them.',
    );
  }
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(url) ?? [];
  if (scheme === undefined) {
    const served = /^@site\/static(\/.*)$/s.exec(url)?.[1];
    return say(
      'which is no page',
      'Links lead to pages, and to files of static/ and of the page’s own folder.',
      served === undefined ? 'Addresses are in config/page-tree.' : `Write ${served}.`,
    );
  }
  if (!schemes.has(scheme.toLowerCase())) {
    return say(
      `with the scheme ${scheme}`,
      'Browsers do not open it, or run it as code.',
      'Links begin with /, #, https: or mailto:.',
    );
  }
  const isWritten = /^https?:/i.test(url)
    ? /^https?:\/\/[^/?#\s]/i.test(url)
    : /^mailto:[^@\s]+@[^@\s]+$|^tel:\+?[\d\s().-]*\d/i.test(url);
  if (!URL.canParse(url) || !isWritten) {
    return say('which is no address', 'Readers meet a dead link.', 'Correct it.');
  }
  const { host, pathname, search, hash } = new URL(url);
  if (host === new URL(site.siteUrl).host) {
    return say(
      'an address of this site with its host',
      'It leaves the reader’s language, and a copy of the site.',
      `Write the path: ${pathname}${search}${hash}.`,
    );
  }
  return undefined;
}

function linkFault({ url, line, column, as }: PageUrl, page: Page, site: LinkSite) {
  const say: Say = (what, why, mend) => ({
    line,
    column,
    what: `links to ${url || 'nothing'}, ${what}`,
    why,
    mend,
  });
  if (url.trim() === '' || url === '#') {
    return say(
      'which leads nowhere',
      'Readers click in vain.',
      'Write an address, or leave the text alone.',
    );
  }
  const [, fragment = ''] = /#(.*)$/s.exec(url) ?? [];
  if (/^[?#]/.test(url)) {
    return fragment === '' ? undefined : anchorFault(fragment, page.anchors, say);
  }
  const link = resolveLink(url, { pathname: page.location.pathname, file: page.file });
  if (!link) return elsewhereFault(url, site, say);
  const { pathname, suffix, isAbsolute } = link;
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const address = url.slice(0, url.length - suffix.length);
  if (address.includes('//')) {
    return say(
      'which has two slashes in a row',
      'Hosts do not know such an address.',
      `Write ${address.replace(/\/{2,}/g, '/')}${suffix}.`,
    );
  }
  if (site.locales.includes(first)) {
    return say(
      `which begins with a language, /${first}`,
      'It takes readers out of theirs; each page is linked in the language that is read.',
      `Write ${rest || ''}/${suffix}.`,
    );
  }
  if (address.startsWith('/') && /\.mdx?$/.test(address)) {
    return say(
      'which names the file of a page and not its address',
      'Readers meet a dead link.',
      `Write ${pathname}/${suffix}.`,
    );
  }
  const isAsset = /\.[a-z\d]+$/i.test(address) && !/\.mdx?$/.test(address);
  const state = site.stateOf(pathname, page.location);
  if (state === 'none') {
    const local = address.startsWith('@site/')
      ? address.slice('@site/'.length)
      : address.startsWith('/')
        ? `static${address}`
        : path.posix.join(path.posix.dirname(page.file), address);
    if (isAsset && site.isFile(local)) {
      return (
        as &&
        say(
          `a file, ${as === 'reference' ? 'by a reference' : 'with an element of HTML'}`,
          'The build takes no file along for it, so that readers meet a dead link.',
          `Write the address in place: [text](${url}).`,
        )
      );
    }
    if (isAsset || /^\/(?:assets|pagefind)\//.test(pathname)) {
      return say(
        'a file that is not there',
        'A file is served from static/, or from the page’s own folder; what a build makes has another name after the next one.',
        'Correct the path, or put the file there.',
      );
    }
    const moved = site.moveOf(pathname);
    if (moved !== undefined) {
      return say(
        'which has moved',
        'Readers get there by a detour.',
        `Write ${moved}${suffix.startsWith('?') || suffix.startsWith('#') ? suffix : ''}.`,
      );
    }
    const meant = nearestName(pathname, site.pages);
    return say(
      'which is no page',
      'Readers meet a dead link.',
      `${meant === undefined ? '' : `Write ${meant}/, if that is what is meant. `}Addresses are in config/page-tree.`,
    );
  }
  if (isAbsolute && !address.endsWith('/')) {
    return say(
      'without the slash at the end',
      'The address of every page ends with one.',
      'Add it.',
    );
  }
  if (state === 'unwritten' || fragment === '') return undefined;
  const isSame = pathname === page.location.pathname;
  return anchorFault(
    fragment,
    isSame ? page.anchors : site.anchorsOf(pathname, page.location),
    say,
  );
}

/** Demands that each link of a page leads somewhere, and its fragment to a place there. */
export function checkLinks(page: Page, site: LinkSite): LocalFault[] {
  return page.facts.links.flatMap((link) => linkFault(link, page, site) ?? []);
}

/** Whether an address is that of a tab of a page (`/components/buttons/components-api`). */
export function isTab(pathname: string): boolean {
  return stripDocsTab(pathname) !== pathname;
}
