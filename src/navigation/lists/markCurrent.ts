import { isSamePage } from '../rules/tree/sidebarEntry';

/**
 * Moves the mark of the shown page to its entry in a page list, and opens the groups around it. What else
 * is open stays so.
 * @param list - the element around the entries
 * @param pathname - of the page that is shown
 * @returns the entry; undefined if the list has none for the page
 */
export function markCurrent(list: Element, pathname: string): Element | undefined {
  let current: Element | undefined;
  for (const link of list.querySelectorAll('a[href]')) {
    if (isSamePage(link.getAttribute('href') ?? '', pathname)) {
      current ??= link;
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  for (
    let group = current?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  ) {
    group.open = true;
  }
  return current;
}
