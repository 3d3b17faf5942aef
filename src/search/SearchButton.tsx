import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import siteConfig from '@generated/docusaurus.config';
import { translate } from '@docusaurus/Translate';
import { attempt, keyOwner } from '../ui';
import { isSearchKey } from './rules/isSearchKey';
import type { SearchDialogProps } from './SearchDialog';
import styles from './SearchButton.module.css';

/** The hint is drawn for other keyboards on the server, where nobody has one. */
function useIsMac(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => /mac|iphone|ipad/i.test(attempt(() => navigator.platform) ?? ''),
    () => false,
  );
}

/** Opens the search, from the header or by keyboard. All else is fetched when somebody is about to use it. */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const isMac = useIsMac();

  const load = useCallback(() => {
    setFailed(false);
    const dialog = siteConfig.customFields?.algolia
      ? import('./DocSearchDialog').then(({ DocSearchDialog }) => DocSearchDialog)
      : import('./SearchDialog').then(({ SearchDialog }) => SearchDialog);
    dialog.then(
      (found) => setDialog(() => found),
      () => setFailed(true),
    );
  }, []);
  const open = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    // A link to a search: the dialog reads the query.
    if (/[?&]q=[^&]/.test(window.location.search)) void Promise.resolve().then(open);
  }, [open]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event, keyOwner(event.composedPath()))) return;
    event.preventDefault();
    if (isOpen && event.key !== '/') close();
    else open();
  });
  useEffect(() => {
    // Behind whatever else may take the key.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  const name = translate({
    id: 'search.search',
    message: 'Search',
    description: 'Button in the header that opens the search',
  });
  return (
    <>
      <button
        type="button"
        id="search-button"
        className={styles.button}
        aria-label={name}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={Dialog ? undefined : load}
        onClick={open}
      >
        <svg
          aria-hidden="true"
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        >
          <path d="M10.500 4a6.500 6.500 0 100 13 6.500 6.500 0 000-13M15.500 15.500L20 20" />
        </svg>
        <span className={styles.text} aria-hidden="true">
          {name}
          <kbd className={styles.keys}>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
        </span>
      </button>
      {failed && isOpen ? (
        <p role="alert" className={styles.failure}>
          {translate({
            id: 'search.unreachable',
            message: 'The search could not be loaded. Reload the page to try again.',
            description: 'Shown when a script of the search did not arrive',
          })}
        </p>
      ) : null}
      {Dialog ? <Dialog isOpen={isOpen} onClose={close} /> : null}
    </>
  );
}
