import { isSamePage } from '../rules/tree/sidebarEntry';

/**
 * Whether the page list on the screen has a page and what is around it: the list of that page need not be fetched then. A group that is
 * cut has its first page only. The build gives this module to the code that fetches lists (`isShown` of `plugins/lean-docusaurus`).
 */
export default function showsPage(pathname: string): boolean {
  const links = [...document.querySelectorAll('#sidebar a[href]:not([data-cut] a)')];
  return links.some((link) => isSamePage(link.getAttribute('href') ?? '', pathname));
}
