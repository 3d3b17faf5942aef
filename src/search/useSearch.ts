import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useState,
  type Dispatch,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useNeeded } from '../history';
import { attempt } from '../ui';
import { keepPromise } from '../ui/rules/keepPromise';
import { readJson } from '../ui/rules/readJson';
import { createRest } from './createRest';
import { errorsFile } from './rules/errors/errorsFile';
import type { ErrorsAnswer } from './rules/errors/narrowErrors';
import { beginsAsError, isErrorText } from './rules/errors/isErrorText';
import { namesAnswer } from './rules/namesAnswer';
import { askNames } from './rules/names/askNames';
import type { NamesAnswer } from './rules/names/asking';
import { namesFileOf, tagsOf } from './rules/names/namesFile';
import { createNamesSource } from './rules/names/namesSource';
import type { Names } from './rules/names/names';
import { textsFileOf } from './rules/texts/textsFile';
import type { AddTexts } from './rules/texts/textsSource';
import type { PagefindModule } from './rules/pagefindModule';
import type { PagefindScript } from './rules/pagefindScript';
import { textIndexes } from './rules/versionChoices';
import { savedFirst } from './rules/savedFirst';
import { widest, type Facets } from './rules/searchFilters';
import { namesQuestion } from './rules/namesQuestion';
import {
  initialSearch,
  searchReducer,
  type Answer,
  type SearchEvent,
  type SearchState,
} from './rules/searchState';

/** Pause in typing, in ms, after which the text of pages is asked. */
const pause = 120;
/** Names that have so much of a query are shown before the text has answered. */
const enough = 0.6;

/** `npm start` builds no pages, so there is nothing to search. */
export const hasIndex = process.env.NODE_ENV !== 'development';

/** What was asked without a network: it goes on failing for files that it could not have then. */
let askedOffline: PagefindModule | undefined;
const fetchJson = async (address: string) => readJson(address, await fetch(address));
const source = createNamesSource(fetchJson, () => createRest());

/** What asks more than names, with its memories. */
const loadDeeper = async () => {
  const deeper = await import(/* webpackChunkName: "search-deeper" */ './deeper');
  const { createErrorsSource, createTextsSource } = deeper;
  const errorsAt = createErrorsSource(fetchJson);
  ({ askedPlace } = deeper);
  return { ...deeper, errorsAt, texts: createTextsSource(fetchJson) };
};
const loaded = new Map<string, ReturnType<typeof loadDeeper>>();
/** What reads pasted addresses, once it is there. */
let askedPlace: Awaited<ReturnType<typeof loadDeeper>>['askedPlace'] | undefined;
const getDeeper = () => keepPromise(loaded, '', loadDeeper);

/** What finds sections by what stands in them, of names for which that was wanted. */
const openedTexts = new WeakMap<Names, AddTexts>();

/**
 * Fetches what stands in the sections of names; those of the reader's own site answer while the others are on their way.
 * @param files - in the order of those that the names came in
 * @param onWhole - is told that the others are there
 * @returns whether there is something to ask
 */
async function openTexts(
  names: Names,
  files: readonly string[],
  onWhole: () => void,
): Promise<boolean> {
  try {
    const { get } = (await getDeeper()).texts;
    const all = get(names, files);
    const own = files.length > 1 ? get(names, files.slice(0, 1)) : all;
    openedTexts.set(names, await Promise.any([own, all]));
    all.then(
      (opened) => {
        openedTexts.set(names, opened);
        if (own !== all) onWhole();
      },
      () => undefined,
    );
    return true;
  } catch {
    return false;
  }
}

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
  /** Site that the reader is reading. */
  site: 'core' | 'x';
  /** Tags of the current versions. */
  currentTags: readonly string[];
  /** Tags of the others. */
  olderTags: readonly string[];
  /** Folders of the indexes of versions that are built apart, by tag. */
  apart: Readonly<Record<string, string>>;
  /** Pages that can be opened without a network; absent where there is one. */
  saved: ReadonlySet<string> | undefined;
}

/** Searches the site: names at every key from memory, the text of pages when typing pauses and names are not enough. */
export function useSearch(
  { product, version, site, currentTags, olderTags, apart, saved }: Reader,
  isOpen: boolean,
): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(searchReducer, version, begin);
  const mainIndex = useBaseUrl('/pagefind/');
  const baseUrl = useBaseUrl('/');
  const { i18n } = useDocusaurusContext();
  const { facets } = state;
  const tagsIn = (version: string) =>
    (version === 'all' ? ['current', ...olderTags] : [version]).flatMap((tag) => tagsOf(tag, site));
  const filesOf = (version: string) =>
    tagsIn(version).map((tag) => `${baseUrl}${namesFileOf(tag)}`);
  const files = filesOf(facets.version);
  const key = files.join();
  const [ready, setReady] = useState<{ key: string; names: Names; isWhole: boolean }>();

  useEffect(() => {
    kept = { state, version };
  }, [state, version]);

  const needed = useNeeded(isOpen);

  const fetchNames = useEffectEvent(async () => {
    // The reader's own site answers while the other one is on its way.
    const names = await source.get(files.slice(0, 1));
    setReady((before) => (before?.key === key ? before : { key, names, isWhole: false }));
    source.get(files).then(
      (all) => setReady({ key, names: all, isWhole: true }),
      // What is there goes on answering.
      () => undefined,
    );
    return names;
  });
  useEffect(() => {
    // A failure shows when something is asked.
    if (isOpen && hasIndex) fetchNames().catch(() => {});
  }, [isOpen, key]);

  /** @returns sections that explain what was pasted; nothing where their list does not come */
  const explain = async (query: string, to: Facets): Promise<ErrorsAnswer | undefined> => {
    if (!isErrorText(query)) return undefined;
    try {
      const { askErrors, errorsAt, narrowErrors } = await getDeeper();
      const found = askErrors(await errorsAt(`${baseUrl}${errorsFile}`), query, Infinity);
      return narrowErrors(found, to);
    } catch {
      return undefined;
    }
  };

  const textOf = async (version: string) => {
    const { first, others } = textIndexes(version, mainIndex, apart);
    const { scriptOf } = await getDeeper();
    return scriptOf(first).get(`${first}pagefind.js`, others);
  };

  /** Puts in what to search instead, where nothing was found. */
  const withWays = async (query: string, answer: Answer): Promise<Answer> => {
    if (answer.total > 0) return answer;
    const asked = { query, facets, hasOlder: olderTags.length > 0, currentTags, textOf };
    const namesOf = (version: string) => source.get(filesOf(version));
    const countMessages = async (to: Facets) => (await explain(query, to))?.results.length ?? 0;
    try {
      const { addWays } = await getDeeper();
      const names = ready?.names;
      return await addWays(answer, { ...asked, namesOf, countMessages, names, i18n, baseUrl });
    } catch {
      return answer;
    }
  };

  /** @returns what the names answer, if that is not all */
  const answerFrom = useEffectEvent((names: Names) => {
    const { question, query, limit } = state;
    const found = askNames(names, {
      ...namesQuestion(query, facets),
      ...askedPlace?.(names, query),
      ownProduct: facets.product === 'all' ? product : undefined,
      needed,
      addTexts: openedTexts.get(names),
    });
    const fromNames = savedFirst(found, saved);
    const isAsked = fromNames.isForTexts && openedTexts.has(names) && found.results.length > 0;
    if (fromNames.isCovered || fromNames.coverage >= enough || isAsked) {
      const answer = namesAnswer(fromNames, { baseUrl, limit });
      dispatch({ type: 'answered', question, answer });
    }
    return fromNames;
  });

  const askAgain = useEffectEvent(() => {
    // Nothing moves below a reader who is choosing already.
    if (state.status !== 'empty' && state.active < 0) dispatch({ type: 'retried' });
  });
  const askText = useEffectEvent(async (names: Names | undefined, byName?: NamesAnswer) => {
    const { question, query, limit } = state;
    const shown = { baseUrl, limit };
    let fromNames = byName;
    if (names && byName?.isForTexts && !openedTexts.has(names)) {
      const files = tagsIn(facets.version).map((tag) => `${baseUrl}${textsFileOf(tag)}`);
      if (await openTexts(names, files.slice(0, names.firstPages.length), askAgain))
        fromNames = answerFrom(names);
      if (fromNames?.isCovered && !beginsAsError(query)) return;
    }
    const errors = await explain(query, facets);
    const explained = errors?.results.length ?? 0;
    const answer = async (text?: Answer) => {
      const { mergeAnswers } = await getDeeper();
      const merged = mergeAnswers(fromNames, text, shown, errors);
      dispatch({ type: 'answered', question, answer: await withWays(query, merged) });
    };
    if (explained > 0) await answer();
    let pagefind: PagefindModule | undefined;
    let script: PagefindScript | undefined;
    const { first, others } = textIndexes(facets.version, mainIndex, apart);
    const isOffline = saved !== undefined;
    try {
      const { askIndex, scriptOf } = await getDeeper();
      script = scriptOf(first);
      pagefind = await script.get(`${first}pagefind.js`, others);
      if (isOffline) askedOffline = pagefind;
      else if (pagefind === askedOffline) {
        script.forget(pagefind);
        pagefind = await script.get(`${first}pagefind.js`, others);
      }
      const simplified = names?.simplified;
      const asked = {
        query,
        facets,
        limit,
        ownProduct: product,
        currentTags,
        simplified,
        isOffline,
      };
      await answer(await askIndex(pagefind, asked));
    } catch {
      if (pagefind) script?.forget(pagefind);
      // Without a network the text of pages is out of reach, and names are all there is.
      if (explained + (fromNames?.results.length ?? 0) > 0 || (fromNames && saved)) {
        const merged =
          fromNames && explained === 0
            ? namesAnswer(fromNames, shown)
            : (await getDeeper()).mergeAnswers(fromNames, undefined, shown, errors);
        const reached: Answer = isOffline ? { ...merged, reach: 'none' } : merged;
        dispatch({ type: 'answered', question, answer: await withWays(query, reached) });
      } else dispatch({ type: 'failed', question });
    }
  });

  /** Whether the text of pages is to be asked, too. */
  const isTextAsked = useEffectEvent(
    (names: Names | undefined, found: NamesAnswer | undefined) =>
      !found?.isCovered ||
      (found.isForTexts && !openedTexts.has(names!)) ||
      beginsAsError(state.query),
  );

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
      if (isTextAsked(names, fromNames))
        timer = setTimeout(() => void askText(names, fromNames), pause);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [question, isEmpty, needed, saved]);

  useLayoutEffect(() => {
    if (ready?.isWhole) askAgain();
  }, [ready]);

  return [state, dispatch];
}
