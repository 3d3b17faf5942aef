import { useCallback, useEffect, useState, type RefObject } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SidebarLists } from '../../../plugins/lean-docusaurus';
import type { SidebarEntry } from '../rules/tree/sidebarEntry';

/** A list of pages that is to be shown. */
export interface WantedList {
  /** Docs instance and version. */
  version: string;
  /** Its name in that version. */
  name: string;
  /** The lists of that version by name, with their entries where the page is built, and where the metadata are Docusaurus's own. */
  own: Readonly<Record<string, readonly SidebarEntry[]>>;
  /** Where the browser gets lists that it has not; undefined otherwise. */
  lists: SidebarLists | undefined;
}

/** The list that is shown. */
interface ShownList {
  key: string;
  /** Undefined: it is in the page's HTML. Empty: it could not be fetched, or is on its way. */
  entries: readonly SidebarEntry[] | undefined;
}

/**
 * Which list of pages is shown. The first one is in the page's HTML; that of another product or version is
 * fetched when the reader gets there, and until it is there the old one stays. If it does not arrive, the frame
 * is empty, and the next navigation asks again. Within a whole tree the one list stays: `PageList` fills in what
 * the others hold.
 * @param frame - the element around the list
 * @param pathname - of the page that is shown
 * @returns the list, whether it is the wanted one, and how to fetch the lists of the version
 */
export function useShownList(
  { version, name, own, lists }: WantedList,
  frame: RefObject<HTMLElement | null>,
  pathname: string,
): ShownList & { isWanted: boolean; load: SidebarLists['load'] } {
  const isWhole = lists ? lists.isWhole : own[name]?.some(({ customProps }) => customProps?.list);
  const key = isWhole ? version : `${version}/${name}`;
  const isHydrating = !useIsBrowser();
  const known = lists ? lists.known(name) : own[name];
  const [shown, setShown] = useState<ShownList>(() => ({
    key,
    entries: known ?? (isHydrating ? undefined : []),
  }));
  if (known && shown.key !== key) setShown({ key, entries: known });
  const load = useCallback<SidebarLists['load']>(
    (of) => (lists ? lists.load(of) : Promise.resolve(own[of]!)),
    [lists, own],
  );

  useEffect(() => {
    const isThere = shown.key === key && frame.current?.querySelector('li a[href]');
    if (!lists || isThere) return undefined;
    let isOver = false;
    const show = (entries: readonly SidebarEntry[]) => {
      if (!isOver) setShown({ key, entries });
    };
    lists.load(name).then(show, () => show([]));
    return () => {
      isOver = true;
    };
  }, [key, lists, name, frame, pathname, shown.key]);

  return { ...shown, isWanted: shown.key === key, load };
}
