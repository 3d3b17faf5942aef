import { useRef, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { Icon, sayUnavailable, useNotice } from '../ui';
import type { PageActionsMenuProps } from './PageActionsMenu';
import styles from './PageActions.module.css';

const fetchMenu = () => import('./PageActionsMenu');
/** Ahead of a click; if it fails, the click will tell. */
const prefetchMenu = () => void fetchMenu().catch(() => undefined);

/**
 * The button of the menu of what a reader can do with a page; the menu is fetched when it is asked for.
 * @param className - where it stands
 * @param page - which page it is
 */
export function PageActions({
  className,
  page,
}: {
  className: string | undefined;
  page: PageActionsMenuProps['page'];
}) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [Menu, setMenu] = useState<ComponentType<PageActionsMenuProps>>();
  const [notice, showNotice] = useNotice();
  const openMenu = () => {
    fetchMenu().then(
      ({ PageActionsMenu }) => setMenu(() => PageActionsMenu),
      () => showNotice(sayUnavailable()),
    );
  };
  return (
    <div className={className}>
      <button
        ref={trigger}
        type="button"
        className={styles.button}
        aria-expanded={Menu !== undefined}
        onPointerEnter={prefetchMenu}
        // A press would take the selection away, which says what a report is about.
        onMouseDown={(event) => event.preventDefault()}
        onClick={openMenu}
      >
        {translate({
          id: 'actions.name',
          message: 'Use this page',
          description: 'Button of the menu of what a reader can do with a page: copy, print …',
        })}
        <Icon name="chevron" size={16} />
      </button>
      {Menu ? (
        <Menu
          page={page}
          trigger={trigger}
          onClose={() => setMenu(undefined)}
          onNotice={showNotice}
        />
      ) : null}
      <span role="status" className={styles.notice}>
        {notice}
      </span>
    </div>
  );
}
