import { useEffect, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { Icon } from '../ui';
import { Badges } from './Badges';
import { stripDocsTab } from './stripDocsTab';
import styles from './Sidebar.module.css';

/** Pixels kept below the active entry when it is scrolled into view. */
const lowerMargin = 120;

function samePath(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => stripDocsTab(path).replace(/\/$/, ''));
  return one === other;
}

/** Whether the entry is, or contains, the page at `pathname`. */
export function leadsTo(item: PropSidebarItem, pathname: string): boolean {
  if (item.type === 'link') return samePath(item.href, pathname);
  return item.type === 'category' && item.items.some((child) => leadsTo(child, pathname));
}

/**
 * A group of entries. It opens without script, and comes open if it is on the way to the first page; from
 * then on it is the reader's, so that a navigation neither closes it nor moves the list.
 */
function Group({ isOnTheWay, children }: { isOnTheWay: boolean; children: ReactNode }) {
  const [cameOpen] = useState(isOnTheWay);
  return (
    <details className={styles.group} open={cameOpen}>
      {children}
    </details>
  );
}

function Entries({ items, pathname }: { items: PropSidebarItem[]; pathname: string }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        if (item.type === 'link') {
          const external = /^https?:/.test(item.href);
          return (
            <li key={item.href}>
              <Link
                to={item.href}
                className={styles.link}
                aria-current={samePath(item.href, pathname) ? 'page' : undefined}
              >
                <span className={styles.label}>{item.label}</span>
                <Badges {...item.customProps} compact />
                {external ? <Icon name="external" size={14} /> : null}
              </Link>
            </li>
          );
        }
        if (item.type !== 'category') return null;
        const key = `${item.label}-${item.items.length}`;
        if (item.customProps?.subheader) {
          return (
            <li key={key} className={styles.section}>
              <span className={styles.subheader}>
                {item.label} <Badges {...item.customProps} compact />
              </span>
              <Entries items={item.items} pathname={pathname} />
            </li>
          );
        }
        return (
          <li key={key}>
            <Group isOnTheWay={leadsTo(item, pathname)}>
              <summary className={styles.summary}>
                <span className={styles.label}>{item.label}</span>
                <Badges {...item.customProps} compact />
                <span className={styles.chevron}>
                  <Icon name="chevron" size={16} />
                </span>
              </summary>
              <Entries items={item.items} pathname={pathname} />
            </Group>
          </li>
        );
      })}
    </ul>
  );
}

/** The pages of the current product, beside the page; a drawer on small screens. */
export function Sidebar({ items }: { items: PropSidebarItem[] }) {
  const element = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const sidebar = element.current;
    if (!sidebar) return;
    if (sidebar.matches(':popover-open')) sidebar.hidePopover();
    const active = sidebar.querySelector('[aria-current="page"]');
    if (!active) return;
    for (
      let group = active.closest('details');
      group;
      group = group.parentElement?.closest('details') ?? null
    ) {
      group.open = true;
    }
    const box = active.getBoundingClientRect();
    const frame = sidebar.getBoundingClientRect();
    // Only if it is out of sight: otherwise the reader's own scroll position stays.
    if (box.bottom > frame.bottom - 8) sidebar.scrollTop += box.bottom - frame.bottom + lowerMargin;
    else if (box.top < frame.top + 8) sidebar.scrollTop += box.top - frame.top - lowerMargin;
  }, [pathname]);

  return (
    <nav
      ref={element}
      id="sidebar"
      popover="auto"
      className={styles.sidebar}
      aria-label={translate({
        id: 'sidebar.name',
        message: 'Pages of this product',
        description: 'Accessible name of the page list',
      })}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget="sidebar"
        popoverTargetAction="hide"
        aria-label={translate({
          id: 'sidebar.close',
          message: 'Close navigation',
          description: 'Button of the drawer on small screens',
        })}
      >
        <Icon name="close" />
      </button>
      <Entries items={items} pathname={pathname} />
    </nav>
  );
}
