import { useEffect, useEffectEvent, useReducer, type Dispatch } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { askIndex } from './rules/askIndex';
import type { PagefindModule } from './rules/pagefindModule';
import { createPagefindScript } from './rules/pagefindScript';
import { widest } from './rules/searchFilters';
import {
  initialSearch,
  searchReducer,
  type SearchEvent,
  type SearchState,
} from './rules/searchState';

/** Pause in typing, in ms, after which the index is asked. */
const pause = 120;

/** `npm start` builds no pages, so there is nothing to search. */
export const hasIndex = process.env.NODE_ENV === 'production';

const script = createPagefindScript(
  (address) => import(/* webpackIgnore: true */ address) as Promise<PagefindModule>,
);

/** The last search of this visit and the version it began in, for when the dialog is there again. */
let kept: { state: SearchState; version: string } | undefined;

function begin(version: string): SearchState {
  if (!kept) return initialSearch({ ...widest, version });
  if (kept.version === version) return kept.state;
  return searchReducer(kept.state, { type: 'narrowed', facet: 'version', value: version });
}

interface Reader {
  /** Product that the reader is reading about. */
  product: string | undefined;
  /** Version that the reader is reading, as a value of the facet. */
  version: string;
  /** Tags of the current versions. */
  currentTags: readonly string[];
}

/** Searches the site: fetches the index when the search is first opened, asks it when typing pauses. */
export function useSearch(
  { product, version, currentTags }: Reader,
  isOpen: boolean,
): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(searchReducer, version, begin);
  const address = useBaseUrl('/pagefind/pagefind.js');

  useEffect(() => {
    kept = { state, version };
  }, [state, version]);

  useEffect(() => {
    // A failure shows when something is asked.
    if (isOpen && hasIndex) script.get(address).catch(() => {});
  }, [isOpen, address]);

  const ask = useEffectEvent(async () => {
    const { question, query, facets, limit } = state;
    let pagefind: PagefindModule | undefined;
    try {
      pagefind = await script.get(address);
      const answer = await askIndex(pagefind, {
        query,
        facets,
        limit,
        ownProduct: product,
        currentTags,
      });
      dispatch({ type: 'answered', question, answer });
    } catch {
      if (pagefind) script.forget(pagefind);
      dispatch({ type: 'failed', question });
    }
  });
  const { question, status } = state;
  useEffect(() => {
    if (status !== 'searching') return undefined;
    const timer = setTimeout(() => void ask(), pause);
    return () => clearTimeout(timer);
  }, [question, status]);

  return [state, dispatch];
}
