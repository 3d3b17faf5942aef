import { stripDocsTab } from '../paths/stripDocsTab';

/** What every entry of a page list has. */
interface Labelled {
  label: string;
  /**
   * Badges, and `subheader` for a group that is a heading: no link and always open. Of a group at the top of a
   * whole tree: the `list` that holds all of it, `cut` where only its first page is here, `open` where it is open
   * on every page.
   */
  customProps?: Readonly<Record<string, unknown>>;
}

/** A page, or an address outside the site. */
export interface LinkEntry extends Labelled {
  type: 'link';
  href: string;
}

/** Entries below a title. */
export interface GroupEntry extends Labelled {
  type: 'category';
  items: readonly SidebarEntry[];
}

/** An entry of a page list: of Docusaurus's own form, what is shown. */
export type SidebarEntry = LinkEntry | GroupEntry;

/** Pages that a closed group holds at most, before its entries are left out of other pages' HTML. */
const largest = 40;

/** Whether both addresses are of one page; its tabs count as the page. */
export function isSamePage(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => stripDocsTab(path).replace(/\/$/, ''));
  return a === b;
}

/** Whether the entry is, or contains, the page at `pathname`. */
export function leadsTo(entry: SidebarEntry, pathname: string): boolean {
  if (entry.type === 'link') return isSamePage(entry.href, pathname);
  return entry.items.some((child) => leadsTo(child, pathname));
}

function countLinks(entry: SidebarEntry): number {
  if (entry.type === 'link') return 1;
  return entry.items.reduce((sum, child) => sum + countLinks(child), 0);
}

/**
 * Whether a group is shown with its first page alone until it is opened: a large one, or one that is in another
 * list. That page leads on without script: on the pages of a group its list is whole.
 * @param pathname - the page that is shown
 */
export function isCut(group: GroupEntry, pathname: string): boolean {
  const { cut, open, subheader } = group.customProps ?? {};
  if (cut) return true;
  const [first] = group.items;
  return (
    !open &&
    subheader !== true &&
    first?.type === 'link' &&
    first.href.startsWith('/') &&
    countLinks(group) > largest &&
    !leadsTo(group, pathname)
  );
}

/**
 * Finds an entry by its place.
 * @param place - indexes from the top, e.g. `3.0.1`
 * @returns undefined if the list has no such entry
 */
export function entryAt(entries: readonly SidebarEntry[], place: string): SidebarEntry | undefined {
  const [index = '', ...rest] = place.split('.');
  const entry = entries[Number.parseInt(index, 10)];
  if (rest.length === 0) return entry;
  return entry?.type === 'category' ? entryAt(entry.items, rest.join('.')) : undefined;
}
