import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { useDocsConfig } from '../docsConfig';
import { usePagePath, useSiteVersions } from '../navigation';
import { currentProduct } from '../navigation/rules/products/currentProduct';
import { locateVersion } from '../navigation/rules/versions/locateVersion';
import { attempt, Icon } from '../ui';
import { dropQuery } from './dropQuery';
import { markFound } from './markFound';
import { restBehind } from './restBehind';
import { foundWords } from './rules/foundWords';
import { isComposing } from './rules/isSearchKey';
import { shortQuery } from './rules/shortQuery';
import { listId, optionId, SearchResults } from './SearchResults';
import { SearchFacets } from './SearchFacets';
import { SearchMessage } from './SearchMessage';
import { SearchStatus } from './SearchStatus';
import { SearchWiden } from './SearchWiden';
import { keepRecent, useRecent } from './useRecent';
import { useSavedPages } from './useSavedPages';
import { hasIndex, useSearch } from './useSearch';
import { useSignatures } from './useSignatures';
import type { FoundPage } from './rules/foundPages';
import { wideningOf } from './rules/widening';
import { frozenChoices, versionChoices, versionTag } from './rules/versionChoices';
import styles from './SearchDialog.late.module.css';

export interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const none: readonly FoundPage[] = [];

const isSamePage = (url: string): boolean =>
  new URL(url, window.location.href).pathname === window.location.pathname;

const moves = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
} as const;

interface SearchPanelProps {
  isOpen: boolean;
  /** Version that the reader is reading, as a value of the facet. */
  version: string;
  choices: ReturnType<typeof versionChoices>;
  /** The version of an address, as a value of the facet. */
  tagOf: (pathname: string) => string;
  /** Closes the dialog at once. */
  close: () => void;
}

function SearchPanel({ isOpen, version, choices, tagOf, close }: SearchPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const { products } = useDocsConfig();
  const path = usePagePath();
  const product = currentProduct(products, path)?.id;
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const saved = useSavedPages(baseUrl, isOpen);
  const [state, dispatch] = useSearch(
    {
      product,
      version,
      site: path.startsWith('/x/') ? 'x' : 'core',
      currentTags: choices.current,
      olderTags: choices.older.map(({ tag }) => tag),
      apart: choices.apart,
      saved,
    },
    isOpen,
  );
  // What an input method is putting together is searched when it is there.
  const [draft, setDraft] = useState<string>();
  const recent = useRecent(baseUrl);
  const { query, status, answer, active } = state;
  const pages = answer?.pages ?? none;
  const signatureOf = useSignatures(pages, baseUrl, tagOf);

  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);

  // Called before it is taken away, with nothing more to show.
  const more = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) field.current?.focus();
    },
    [],
  );

  const choose = (event: MouseEvent<HTMLAnchorElement>, url: string, title: string) => {
    keepRecent({ url, title });
    // The browser opens it in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
    dropQuery();
    markFound({
      url,
      words: foundWords(pages, url),
      old: isSamePage(url) ? null : document.querySelector('main'),
    });
    history.push(url);
  };

  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // What is shown may still be the answer to other letters.
      if (status !== 'answered') return;
      const option = document.getElementById(optionId(Math.max(active, 0)));
      if (!(option instanceof HTMLAnchorElement)) return;
      if (!event.ctrlKey && !event.metaKey) option.click();
      else {
        // In the order of the options.
        const opened = pages.flatMap((page) => [page, ...page.headings])[Math.max(active, 0)];
        if (opened) keepRecent({ url: opened.url, title: opened.title });
        window.open(option.href, '_blank', 'noopener');
      }
      return;
    }
    const to = Object.hasOwn(moves, event.key) ? moves[event.key as keyof typeof moves] : undefined;
    // Home and End belong to the text until an option is active.
    if (!to || pages.length === 0 || (active < 0 && /^(?:Home|End)$/.test(event.key))) return;
    event.preventDefault();
    dispatch({ type: 'moved', to });
  };

  const label = translate({
    id: 'search.field',
    message: 'Search the documentation',
    description: 'Accessible name of the search field and its dialog',
  });
  const total = answer?.total ?? 0;
  const home = products.find(({ id }) => id === product) ?? products[0];
  const widening =
    answer && status === 'answered'
      ? wideningOf(state.facets, answer, !choices.isOne && choices.older.length > 0)
      : undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={pages.length > 0}
          aria-controls={pages.length > 0 ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          value={draft ?? query}
          onChange={(event) => {
            const { value } = event.target;
            if ((event.nativeEvent as InputEvent).isComposing) setDraft(value);
            else {
              setDraft(undefined);
              dispatch({ type: 'typed', query: value });
            }
          }}
          onCompositionEnd={(event) => {
            setDraft(undefined);
            dispatch({ type: 'typed', query: event.currentTarget.value });
          }}
          onKeyDown={press}
        />
        <button
          type="button"
          className={styles.close}
          onClick={close}
          aria-label={translate({
            id: 'search.close',
            message: 'Close search',
            description: 'Button that closes the search',
          })}
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchFacets
        state={state}
        product={product}
        older={choices.isOne ? [] : choices.older}
        onNarrow={(facet, value) => dispatch({ type: 'narrowed', facet, value })}
      />
      <SearchStatus state={state} widening={widening} />
      {widening ? (
        <SearchWiden
          widening={widening}
          onWiden={(to) => {
            field.current?.focus();
            dispatch({ type: 'widened', to });
          }}
        />
      ) : null}
      {answer?.suggestion !== undefined && status === 'answered' ? (
        <button
          type="button"
          className={styles.meant}
          onClick={() => {
            field.current?.focus();
            dispatch({ type: 'typed', query: answer.suggestion ?? '' });
          }}
        >
          {translate(
            {
              id: 'search.meant',
              message: 'Did you mean “{query}”?',
              description: 'Button that searches for words that the reader may have meant',
            },
            { query: shortQuery(answer.suggestion) },
          )}
        </button>
      ) : null}
      {pages.length > 0 ? (
        <SearchResults
          marks={answer?.marks ?? []}
          pages={pages}
          signatureOf={signatureOf}
          isOutOfReach={(url) =>
            saved !== undefined &&
            !isSamePage(url) &&
            !saved.has(url.slice(baseUrl.length).replace(/[?#].*$/, ''))
          }
          active={active}
          onPoint={(option) => dispatch({ type: 'pointedAt', option })}
          onChoose={choose}
        />
      ) : (
        <SearchMessage
          state={state}
          hasIndex={hasIndex}
          home={home && { url: `${baseUrl}${home.home.slice(1)}`, name: home.name }}
          dispatch={dispatch}
          field={field}
          recent={recent}
          onChoose={choose}
        />
      )}
      {total > pages.length ? (
        <button
          ref={more}
          type="button"
          className={styles.more}
          onClick={() => dispatch({ type: 'wantedMore' })}
        >
          {translate({
            id: 'search.more',
            message: 'Show more',
            description: 'Button below the first search results',
          })}
        </button>
      ) : null}
    </div>
  );
}

/** The search: the platform's own modal dialog, which keeps the focus inside and gives it back. */
export function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const instances = useSiteVersions();
  const { frozen } = useDocsConfig();
  // The indexes of other versions are those of another release.
  const frozenPath = useBaseUrl(frozen?.path ?? '/');
  const choices = frozen
    ? frozenChoices({ ...frozen, path: frozenPath })
    : versionChoices(instances);
  const tagOf = (pathname: string): string => {
    const located = locateVersion(instances, pathname);
    return located && located.version.name !== 'current'
      ? versionTag(located.instance, located.version.name)
      : 'current';
  };
  const version = tagOf(useLocation().pathname);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) element?.close();
    if (!isOpen || !element || element.open) return;
    // The focus goes back to where it was. An entry of a panel cannot have it then, since panels close below a dialog: its button gets it now.
    attempt(() => document.activeElement?.closest<HTMLElement>(':popover-open')?.hidePopover());
    // A browser that has no modal dialogs shows it above the page at least.
    attempt(() => element.showModal());
    if (!element.open) element.setAttribute('open', '');
    return restBehind(element);
  }, [isOpen]);

  useEffect(() => {
    const element = dialog.current;
    // A press on the ground around the panel is one on the dialog itself.
    const leave = (event: PointerEvent) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('pointerdown', leave);
    return () => element?.removeEventListener('pointerdown', leave);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({
        id: 'search.field',
        message: 'Search the documentation',
        description: 'Accessible name of the search field and its dialog',
      })}
      onClose={() => {
        dropQuery();
        onClose();
      }}
    >
      <SearchPanel
        key={version}
        isOpen={isOpen}
        version={version}
        choices={choices}
        tagOf={tagOf}
        close={() => dialog.current?.close()}
      />
    </dialog>
  );
}
