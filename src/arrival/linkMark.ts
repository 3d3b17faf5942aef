import type { Place } from './rules/visitedPlaces';

/** The links that look like one: in the text if it stands there, in all of the page otherwise. */
function alike(root: ParentNode, href: string): HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );
}

const inText = 'main';

/** What tells a link from all others of its page, also when the page has been made anew. */
export function markOfLink(link: HTMLAnchorElement): NonNullable<Place['link']> {
  const href = link.getAttribute('href') ?? '';
  const text = link.closest(inText);
  const index = alike(text ?? document, href).indexOf(link);
  // A negative index is one outside the text.
  return [href, text ? index : -1 - index];
}

/**
 * The link of that mark; in a closed menu, the button that opens it.
 * @returns null while the page has none
 */
export function findLink([href, index]: NonNullable<Place['link']>): HTMLElement | null {
  const root = index < 0 ? document : document.querySelector(inText);
  const link = root && alike(root, href)[index < 0 ? -1 - index : index];
  if (!link) return null;
  const menu = link.closest('[popover]');
  return !menu || menu.matches(':popover-open') || (link.checkVisibility?.() ?? true)
    ? link
    : document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
}
