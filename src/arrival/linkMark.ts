import { carryPlace } from '../navigation/rules/paths/carryPlace';
import type { Place } from './rules/visitedPlaces';

/** The part of an address that a link to the same page elsewhere carries on. */
type Address = Pick<Location, 'search' | 'hash'>;

const text = 'main';
const searchButton = '#search-button';
const isInDemo = (link: Element) => link.closest('[data-stage]') !== null;

/**
 * The links that look like one, in the text or outside of it; that they carry the reader's place makes no difference. Those of demos are the last, since they come and
 * go with their demo.
 */
function alike(isInText: boolean, href: string, address: Address | undefined): HTMLAnchorElement[] {
  const carried = address && carryPlace(href, address);
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => {
      const own = link.getAttribute('href');
      return (own === href || own === carried) && (link.closest(text) !== null) === isInText;
    })
    .sort((a, b) => Number(isInDemo(a)) - Number(isInDemo(b)));
}

/**
 * What tells a link from all others of its page, also when the page has been made anew. What is chosen in a dialog is gone with it: its
 * mark is that of the button that opens the search.
 * @param address - of the page, if it is still the one on which the link was followed
 */
export function markOfLink(link: HTMLAnchorElement, address?: Address): NonNullable<Place['link']> {
  if (link.closest('dialog')) return [searchButton, -1];
  const full = link.getAttribute('href') ?? '';
  const bare = full.replace(/[?#].*$/, '');
  const href = address && bare && carryPlace(bare, address) === full ? bare : full;
  const isInText = link.closest(text) !== null;
  const index = alike(isInText, href, address).indexOf(link);
  // A negative index is one outside the text.
  return [href, isInText ? index : -1 - index];
}

/**
 * The link of that mark; in a closed menu, the button that opens it.
 * @param address - of the page
 * @returns null while the page has none
 */
export function findLink(
  [href, index]: NonNullable<Place['link']>,
  address: Address,
): HTMLElement | null {
  if (href === searchButton) return document.querySelector<HTMLElement>(href);
  const link = alike(index >= 0, href, address)[index < 0 ? -1 - index : index];
  if (!link) return null;
  const menu = link.closest('[popover]');
  return !menu || menu.matches(':popover-open') || (link.checkVisibility?.() ?? true)
    ? link
    : document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
}
