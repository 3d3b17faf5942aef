import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { translate } from '@docusaurus/Translate';
import { useDocsConfig } from '../docsConfig';
import { usePagePath } from '../navigation';
import { currentProduct } from '../navigation/rules/products/currentProduct';
import { Icon } from '../ui';
import { dropQuery } from './dropQuery';
import { markFound } from './markFound';
import { foundWords } from './rules/foundWords';
import { shortQuery } from './rules/shortQuery';
import { SearchResults } from './SearchResults';
import { SearchFacets } from './SearchFacets';
import { SearchField } from './SearchField';
import { SearchMessage } from './SearchMessage';
import { SearchStatus } from './SearchStatus';
import { SearchWiden } from './SearchWiden';
import { keepRecent, useRecent } from './useRecent';
import { useSavedPages } from './useSavedPages';
import { hasIndex, useSearch } from './useSearch';
import { useSignatures } from './useSignatures';
import type { FoundPage } from './rules/foundPages';
import { wideningOf } from './rules/widening';
import type { versionChoices } from './rules/versionChoices';
import styles from './SearchDialog.late.module.css';

const none: readonly FoundPage[] = [];

const isSamePage = (url: string): boolean =>
  new URL(url, window.location.href).pathname === window.location.pathname;

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

/** What is in the dialog of the search: field, facets and what is found. */
export function SearchPanel({ isOpen, version, choices, tagOf, close }: SearchPanelProps) {
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
  const recent = useRecent(baseUrl);
  const { status, answer, active } = state;
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

  const total = answer?.total ?? 0;
  const home = products.find(({ id }) => id === product) ?? products[0];
  const widening =
    answer && status === 'answered'
      ? wideningOf(state.facets, answer, !choices.isOne && choices.older.length > 0)
      : undefined;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <SearchField state={state} dispatch={dispatch} field={field} />
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
