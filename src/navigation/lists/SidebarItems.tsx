import { memo } from 'react';
import { Icon } from '../../ui';
import { Badges } from './Badges';
import {
  isCut,
  isSamePage,
  leadsTo,
  type GroupEntry,
  type SidebarEntry,
} from '../rules/tree/sidebarEntry';
import styles from './Sidebar.module.css';

interface SidebarItemsProps {
  entries: readonly SidebarEntry[];
  /** The page for which the list is made: its entry is marked, and groups on the way are open. */
  pathname: string;
  /** Place of the group around them, as `entryAt` reads it, with a dot at the end. */
  place?: string;
  /** Large closed groups are shown whole. */
  whole?: boolean;
}

/**
 * The entries of a page list, as items of a list. They need no script of their own: the groups open by
 * themselves, the links are plain. `PageList` looks after the rest.
 */
export const SidebarItems = memo(function SidebarItems({
  entries,
  place = '',
  ...props
}: SidebarItemsProps) {
  return entries.map((entry, index) => {
    const own = `${place}${index}`;
    if (entry.type === 'category') return <Group key={own} group={entry} place={own} {...props} />;
    const isExternal = /^https?:/.test(entry.href);
    return (
      <li key={own}>
        <a
          href={entry.href}
          className={styles.link}
          aria-current={isSamePage(entry.href, props.pathname) ? 'page' : undefined}
          {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <span className={styles.label}>{entry.label}</span>
          <Badges {...entry.customProps} compact />
          {isExternal ? <Icon name="external" size={14} /> : null}
        </a>
      </li>
    );
  });
});

interface GroupProps extends Omit<SidebarItemsProps, 'entries'> {
  group: GroupEntry;
  place: string;
}

function Group({ group, place, ...props }: GroupProps) {
  const { label, customProps, items } = group;
  const within = { ...props, place: `${place}.` };
  if (customProps?.subheader) {
    return (
      <li className={styles.section}>
        <span className={styles.subheader}>
          {label} <Badges {...customProps} compact />
        </span>
        <ul className={styles.list}>
          <SidebarItems entries={items} {...within} />
        </ul>
      </li>
    );
  }
  const cut = !props.whole && isCut(group, props.pathname);
  const list = customProps?.list as string | undefined;
  return (
    <li>
      <details
        className={list ? styles.root : styles.group}
        open={Boolean(customProps?.open) || leadsTo(group, props.pathname)}
        data-cut={cut ? place : undefined}
        data-list={list}
      >
        <summary className={styles.summary}>
          <span className={styles.label}>{label}</span>
          <Badges {...customProps} compact />
          <span className={styles.chevron}>
            <Icon name="chevron" size={16} />
          </span>
        </summary>
        <ul className={styles.list}>
          <SidebarItems entries={cut ? items.slice(0, 1) : items} {...within} />
        </ul>
      </details>
    </li>
  );
}
