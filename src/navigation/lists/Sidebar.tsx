import { useRef } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import { Icon } from '../../ui';
import { PageList } from './PageList';
import { useShownList, type WantedList } from './useShownList';
import styles from './Sidebar.module.css';

/** The pages of the current product, or the tree that it is in, beside the page; a drawer on small screens. */
export function Sidebar(wanted: WantedList) {
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
