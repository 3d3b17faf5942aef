import type { Fault, PageText } from './types';

/** What the rules know of the rest of the site; paths have no trailing slash. */
export interface LinkTargets {
  /** Whether the page tree has a page at this path, written or not. */
  isNamed(pathname: string): boolean;
  isWritten(pathname: string): boolean;
  /** Whether this is the address of a file that is served as it is. */
  isFile(pathname: string): boolean;
  /** Everything a link may name after `#`; undefined if the page is not made of Markdown. */
  anchorsOf(pathname: string): readonly string[] | undefined;
}

/** Links that stay on the site. */
export function internalLinks({ links }: PageText): PageText['links'] {
  return links.filter(({ url }) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(url));
}

/** Demands that each link within the site leads to a page of the tree, and its anchor to a place there. */
export function checkLinks(page: PageText, targets: LinkTargets): Fault[] {
  return internalLinks(page).flatMap(({ url, line }): Fault[] => {
    const fault = (what: string, why: string, mend: string): Fault[] => [
      { file: page.file, line, what: `links to ${url}, ${what}`, why, mend },
    ];
    const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(url) ?? [];
    const pathname = address.replace(/(.)\/$/, '$1');
    if (address !== '' && !address.startsWith('/')) {
      return fault(
        'which begins with no slash',
        'Where it leads depends on where the page stands.',
        'Write the path of the site, as in /x/react-data-grid/sorting/.',
      );
    }
    if (address !== '' && targets.isFile(pathname)) return [];
    const written = address === '' || targets.isWritten(pathname);
    if (!written && !targets.isNamed(pathname)) {
      return fault(
        'which is no page',
        'Readers meet a dead link.',
        'Correct the path after config/page-tree.',
      );
    }
    if (address !== '' && !address.endsWith('/')) {
      return fault(
        'without the slash at the end',
        'The address of every page ends with one.',
        'Add it.',
      );
    }
    const anchors = written && hash ? (address ? targets.anchorsOf(pathname) : page.anchors) : [];
    if (!written || hash === '' || !anchors || anchors.includes(decodeURIComponent(hash)))
      return [];
    return fault(
      'an anchor that the page has not',
      'Readers land at the top and have to search.',
      'Use the id of a heading there, or the name of a demo.',
    );
  });
}
