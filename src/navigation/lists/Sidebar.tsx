import { useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { Icon } from '../../ui';
import { PageList } from './PageList';
import type { SidebarEntry, SidebarLists } from '../rules/tree/sidebarEntry';
import { useShownList } from './useShownList';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** Docs instance and version that the list belongs to. */
  version: string;
  /** Name of the list in that version. */
  name: string;
  /** The lists of that version by name, with their entries where the page is built, and where the metadata are Docusaurus's own. */
  own: Readonly<Record<string, readonly SidebarEntry[]>>;
  /** Where the browser gets lists that it has not; undefined otherwise. */
  lists: SidebarLists | undefined;
}

/** The pages of the current product, or the tree that it is in, beside the page; a drawer on small screens. */
export function Sidebar(wanted: SidebarProps) {
  const element = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useShownList(wanted, element, pathname);

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
      <a className={`skip-link ${styles.skip}`} href="#main-content">
        {translate({
          id: 'sidebar.skip',
          message: 'Skip the list of pages',
          description: 'First link of the page list, for keyboard users',
        })}
      </a>
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
      <PageList
        key={`${shown.key} ${shown.entries ? shown.entries.length : 'html'}`}
        entries={shown.entries}
        pathname={shown.isWanted ? pathname : undefined}
        name={wanted.name}
        load={shown.load}
      />
    </nav>
  );
}
