import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { translate } from '@docusaurus/Translate';
import { attempt, whenIdle } from '../../ui';
import { markCurrent } from './markCurrent';
import { routedAddress } from '../frame/routedTarget';
import { entryAt, leadsTo, type SidebarEntry } from '../rules/tree/sidebarEntry';
import { SidebarItems } from './SidebarItems';
import { useRoutedLinks } from '../frame/useRoutedLinks';
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

/** The rest of a group, and the element that it belongs in. */
interface Rest {
  list: Element;
  entries: readonly SidebarEntry[];
}

interface PageListProps {
  /** Undefined: the list is the HTML that came with the page, which stays as it is. */
  entries: readonly SidebarEntry[] | undefined;
  /** The page that is shown; undefined while it belongs to another list, which is on its way. */
  pathname: string | undefined;
  /** The list that the shown page is in. */
  name: string;
  /** Fetches a list, for the rest of a group. */
  load: (name: string) => Promise<readonly SidebarEntry[]>;
}

/** Nothing to write: while it hydrates, React leaves the server's HTML alone. One object, so that it stays so. */
const asWritten = { __html: '' };

/**
 * A list of pages that is written once and then only marked: following a link moves `aria-current` and opens
 * the groups around the page; nothing is rendered or fetched, but the rest of a group that has its first page
 * alone.
 */
export function PageList({ entries, pathname, name, load }: PageListProps) {
  const element = useRef<HTMLDivElement>(null);
  const revealed = useRef<string>(undefined);
  const [first] = useState(pathname ?? '');
  const [rests, setRests] = useState<readonly Rest[]>([]);
  /** The lists of open groups whose rest did not arrive. */
  const [failed, setFailed] = useState<readonly Element[]>([]);

  const listOf = useCallback(
    (group: Element) => group.closest<HTMLElement>('[data-list]')?.dataset.list ?? name,
    [name],
  );

  /** Completes the groups that are open, or on the way to the page. */
  const fill = useCallback(() => {
    element.current?.querySelectorAll<HTMLDetailsElement>('[data-cut]').forEach((group) => {
      const from = listOf(group);
      const list = group.querySelector('ul')!;
      if (!group.open && from !== name) return;
      load(from).then(
        (all) => {
          const entry = entryAt(all, group.dataset.cut ?? '');
          if (entry?.type !== 'category') return;
          if (!group.open && !(pathname !== undefined && leadsTo(entry, pathname))) return;
          delete group.dataset.cut;
          // The first page may stand deeper in the group.
          const isFirst = entry.items[0]?.type === 'link';
          if (!isFirst) list.firstElementChild?.remove();
          // The button that asked again goes, and would take the focus along.
          if (list.querySelector('button:focus')) group.querySelector('summary')?.focus();
          setRests((known) => [...known, { list, entries: entry.items.slice(isFirst ? 1 : 0) }]);
          setFailed((known) => known.filter((other) => other !== list));
        },
        // The first page of the group stays. The next navigation asks again, too.
        () => {
          if (group.open) setFailed((known) => [...new Set([...known, list])]);
        },
      );
    });
  }, [load, listOf, name, pathname]);

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
    const observer = attempt(
      () =>
        new IntersectionObserver((seen) => {
          for (const { target, isIntersecting } of seen) {
            if (!isIntersecting) continue;
            observer?.unobserve(target);
            const link = target as HTMLAnchorElement;
            if (routedAddress(link, window.location.origin) !== undefined) {
              window.docusaurus.prefetch(link.pathname);
            }
          }
        }),
    );
    const callOff = whenIdle(() => {
      element.current
        ?.querySelectorAll('a[href]')
        .forEach((link) => attempt(() => observer?.observe(link)));
    });
    return () => {
      callOff();
      observer?.disconnect();
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
      {failed.map((list, index) =>
        createPortal(
          <li className={styles.failed}>
            <span role="alert">
              {translate({
                id: 'sidebar.failed',
                message: 'These pages could not be loaded.',
                description: 'Said in a group of the page list whose entries did not arrive',
              })}
            </span>{' '}
            <button type="button" onClick={fill}>
              {translate({
                id: 'sidebar.retry',
                message: 'Try again',
                description: 'Button beside the word that a group of the page list did not load',
              })}
            </button>
          </li>,
          list,
          `failed ${index}`,
        ),
      )}
    </>
  );
}
