import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  type Dispatch,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { attempt } from '../ui';
import { readJson } from '../ui/rules/readJson';
import { askIndex } from './rules/askIndex';
import { mergeAnswers } from './rules/mergeAnswers';
import { askNames, type NamesAnswer } from './rules/names/askNames';
import { namesFileOf, type NamePlan } from './rules/names/namesFile';
import { createNamesSource } from './rules/names/namesSource';
import type { Names } from './rules/names/openNames';
import type { PagefindModule } from './rules/pagefindModule';
import { createPagefindScript } from './rules/pagefindScript';
import { widest } from './rules/searchFilters';
import {
  initialSearch,
  searchReducer,
  type SearchEvent,
  type SearchState,
} from './rules/searchState';

/** Pause in typing, in ms, after which the text of pages is asked. */
const pause = 120;
/** Names that have so much of a query are shown before the text has answered. */
const enough = 0.6;

/** `npm start` builds no pages, so there is nothing to search. */
export const hasIndex = process.env.NODE_ENV !== 'development';

const script = createPagefindScript(
  (address) => import(/* webpackIgnore: true */ address) as Promise<PagefindModule>,
);
const source = createNamesSource(async (address) => readJson(address, await fetch(address)));

/** The last search of this visit and the version it began in, for when the dialog is there again. */
let kept: { state: SearchState; version: string } | undefined;

function begin(version: string): SearchState {
  if (!kept) {
    const state = initialSearch({ ...widest, version });
    const query = attempt(() => new URLSearchParams(window.location.search).get('q')) ?? '';
    return searchReducer(state, { type: 'typed', query });
  }
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
  /** Tags of the others. */
  olderTags: readonly string[];
}

/** Searches the site: names at every key from memory, the text of pages when typing pauses and names are not enough. */
export function useSearch(
  { product, version, currentTags, olderTags }: Reader,
  isOpen: boolean,
): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(searchReducer, version, begin);
  const address = useBaseUrl('/pagefind/pagefind.js');
  const baseUrl = useBaseUrl('/');
  const { facets } = state;
  const tags = facets.version === 'all' ? ['current', ...olderTags] : [facets.version];
  const files = tags.map((tag) => `${baseUrl}${namesFileOf(tag)}`);
  const key = files.join();
  const [ready, setReady] = useState<{ key: string; names: Names }>();

  useEffect(() => {
    kept = { state, version };
  }, [state, version]);

  const fetchNames = useEffectEvent(async () => {
    const names = await source.get(files);
    setReady({ key, names });
    return names;
  });
  useEffect(() => {
    // A failure shows when something is asked.
    if (isOpen && hasIndex) fetchNames().catch(() => {});
  }, [isOpen, key]);

  const askText = useEffectEvent(async (fromNames: NamesAnswer | undefined) => {
    const { question, query, limit } = state;
    const shown = { baseUrl, limit };
    let pagefind: PagefindModule | undefined;
    try {
      pagefind = await script.get(address);
      const asked = { query, facets, limit, ownProduct: product, currentTags };
      const text = await askIndex(pagefind, asked);
      dispatch({ type: 'answered', question, answer: mergeAnswers(fromNames, text, shown) });
    } catch {
      if (pagefind) script.forget(pagefind);
      if (fromNames && fromNames.results.length > 0)
        dispatch({ type: 'answered', question, answer: mergeAnswers(fromNames, undefined, shown) });
      else dispatch({ type: 'failed', question });
    }
  });

  /** @returns what the names answer, if that is not all */
  const answerFrom = useEffectEvent((names: Names) => {
    const { question, query, limit } = state;
    const fromNames = askNames(names, {
      query,
      ownProduct: facets.product === 'all' ? product : undefined,
      product: facets.product === 'all' ? undefined : facets.product,
      plan: facets.plan === 'all' ? undefined : (facets.plan as NamePlan),
    });
    if (fromNames.isCovered || fromNames.coverage >= enough) {
      const answer = mergeAnswers(fromNames, undefined, { baseUrl, limit });
      dispatch({ type: 'answered', question, answer });
    }
    return fromNames;
  });

  const { question } = state;
  const isEmpty = state.status === 'empty';
  const start = useEffectEvent((ask: (names: Names | undefined) => void) => {
    // In the same frame as the key where the names are there.
    if (ready?.key === key) ask(ready.names);
    else fetchNames().then(ask, () => ask(undefined));
  });
  useLayoutEffect(() => {
    if (isEmpty || !hasIndex) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    start((names) => {
      if (isOver) return;
      const fromNames = names && answerFrom(names);
      if (!fromNames?.isCovered) timer = setTimeout(() => void askText(fromNames), pause);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, isEmpty]);

  return [state, dispatch];
}
