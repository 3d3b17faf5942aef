/** What the rule reads of a click. */
type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** What the rule reads of a link. */
type Link = Pick<
  HTMLAnchorElement,
  'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'download'
>;

/** The address inside the site that a link leads to; undefined if following it is left to the browser. */
export function routedAddress(link: Link, origin: string): string | undefined {
  const isOwnTab = link.target === '' || link.target === '_self';
  if (link.origin !== origin || !isOwnTab || link.download !== '') return undefined;
  return link.pathname + link.search + link.hash;
}

/**
 * Where a click on a link leads without a reload: a plain click of the first button, on a link of this site.
 * @param origin - the site's own
 * @returns the address inside the site; undefined if the click is left to the browser
 */
export function routedTarget(click: Click, link: Link, origin: string): string | undefined {
  const isPlain =
    click.button === 0 &&
    !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented);
  return isPlain ? routedAddress(link, origin) : undefined;
}
