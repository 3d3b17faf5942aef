import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../ui';
import { markCurrent } from './markCurrent';
import { routedAddress } from './routedTarget';
import { entryAt, leadsTo, type SidebarEntry } from './sidebarEntry';
import { SidebarItems } from './SidebarItems';
import { useRoutedLinks } from './useRoutedLinks';
import styles from './Sidebar.module.css';

/** Pixels kept below the active entry when it is scrolled into view. */
const lowerMargin = 120;

/** Only if the entry is out of sight: otherwise the reader's own scroll position stays. */
function reveal(entry: Element, frame: Element): void {
  const box = entry.getBoundingClientRect();
  const edge = frame.getBoundingClientRect();
  if (box.bottom > edge.bottom - 8) frame.scrollTop += box.bottom - edge.bottom + lowerMargin;
  else if (box.top < edge.top + 8) frame.scrollTop += box.top - edge.top - lowerMargin;
}

/** The rest of a large group, and the list that it belongs in. */
interface Rest {
  list: Element;
  entries: readonly SidebarEntry[];
}

interface PageListProps {
  /** Undefined: the list is the HTML that came with the page, which stays as it is. */
  entries: readonly SidebarEntry[] | undefined;
  /** The page that is shown; undefined while it belongs to another list, which is on its way. */
  pathname: string | undefined;
  /** Fetches the entries, for the rest of a large group. */
  load: () => Promise<readonly SidebarEntry[]>;
}

/** Nothing to write: while it hydrates, React leaves the server's HTML alone. One object, so that it stays so. */
const asWritten = { __html: '' };

/**
 * A list of pages that is written once and then only marked: following a link moves `aria-current` and opens
 * the groups around the page; nothing is rendered or fetched.
 */
export function PageList({ entries, pathname, load }: PageListProps) {
  const element = useRef<HTMLDivElement>(null);
  const revealed = useRef<string>(undefined);
  const [first] = useState(pathname ?? '');
  const [rests, setRests] = useState<readonly Rest[]>([]);

  /** Completes the groups that are open, or on the way to the page. */
  const fill = useCallback(() => {
    load().then(
      (all) => {
        const groups = element.current?.querySelectorAll<HTMLDetailsElement>('details[data-cut]');
        for (const group of groups ?? []) {
          const entry = entryAt(all, group.dataset.cut ?? '');
          const list = group.querySelector('ul');
          if (entry?.type !== 'category' || !list) continue;
          if (!group.open && !(pathname !== undefined && leadsTo(entry, pathname))) continue;
          delete group.dataset.cut;
          setRests((known) => [...known, { list, entries: entry.items.slice(1) }]);
        }
      },
      // The first page of the group stays; opening it again, or the next navigation, asks again.
      () => {},
    );
  }, [load, pathname]);

  useLayoutEffect(() => {
    const list = element.current;
    const frame = list?.closest('nav');
    if (!list || !frame || pathname === undefined) return;
    const current = markCurrent(list, pathname);
    if (current && revealed.current !== pathname) {
      revealed.current = pathname;
      reveal(current, frame);
    }
    // A group that the reader opened before the page was alive is among them.
    if (list.querySelector(current ? '[data-cut][open]' : '[data-cut]')) fill();
  }, [pathname, rests, fill]);

  useEffect(() => {
    const list = element.current;
    const complete = ({ target }: Event) => {
      if (target instanceof Element && target.matches('[data-cut][open]')) fill();
    };
    // It does not bubble.
    list?.addEventListener('toggle', complete, true);
    return () => list?.removeEventListener('toggle', complete, true);
  }, [fill]);

  useRoutedLinks(element);

  // As Docusaurus does for its own links: what comes into view is fetched when nothing else is to be done.
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const link = target as HTMLAnchorElement;
        if (routedAddress(link, window.location.origin) !== undefined) {
          window.docusaurus.prefetch(link.pathname);
        }
      }
    });
    const callOff = whenIdle(() => {
      element.current?.querySelectorAll('a[href]').forEach((link) => observer.observe(link));
    });
    return () => {
      callOff();
      observer.disconnect();
    };
  }, [rests]);

  return (
    <>
      {entries ? (
        <div ref={element}>
          <ul className={styles.list}>
            <SidebarItems entries={entries} pathname={first} />
          </ul>
        </div>
      ) : (
        <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={asWritten} />
      )}
      {rests.map(({ list, entries: rest }, index) =>
        createPortal(<SidebarItems entries={rest} pathname={first} whole />, list, String(index)),
      )}
    </>
  );
}
