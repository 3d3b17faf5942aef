import { optionsOf, type FoundPage } from './foundPages';
import type { FacetName, Facets } from './searchFilters';
import type { WayOut } from './waysOut';

/** What the index said. */
export interface Answer {
  pages: FoundPage[];
  /** Pages found; more than `pages` when not all are shown yet. */
  total: number;
  /** Pages found by value of a facet, were this facet set to that value. */
  counts: Record<'product' | 'plan', Record<string, number>>;
  /** What to mark in titles. */
  marks?: readonly string[];
  /** The query with other words, where some are written like none of the site. */
  suggestion?: string;
  /** Without a network, where sentences were looked for: in what is on the device, or nowhere. */
  reach?: 'saved' | 'none';
  /** Where nothing is found: what to search instead. */
  ways?: readonly WayOut[];
  /** Where nothing is found: how much is, widened by the step of `wideningOf`; absent where that is not known. */
  wider?: number;
}

/** A search, from the first letter to what is chosen. */
export interface SearchState {
  query: string;
  facets: Facets;
  /** Pages shown at most. */
  limit: number;
  /** Counts the questions: an answer to an earlier one is dropped. */
  question: number;
  status: 'empty' | 'searching' | 'answered' | 'failed';
  /** The last answer; it stays in view while the next is looked for. */
  answer: Answer | null;
  /** Which option the arrow keys are on; -1 for none. */
  active: number;
}

export type SearchEvent =
  | { type: 'typed'; query: string }
  | { type: 'narrowed'; facet: FacetName; value: string }
  | { type: 'widened'; to: Facets; query?: string }
  | { type: 'wantedMore' }
  | { type: 'retried' }
  | { type: 'answered'; question: number; answer: Answer }
  | { type: 'failed'; question: number }
  | { type: 'moved'; to: Move }
  | { type: 'pointedAt'; option: number };

/** Where the keyboard goes in the list; a page is as many options as are in view. */
export type Move = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp';

const inView = 6;

/** Pages shown at first, and with each "more". */
export const pageSize = 10;

/** Before anything is typed. */
export function initialSearch(facets: Facets): SearchState {
  return {
    query: '',
    facets,
    limit: pageSize,
    question: 0,
    status: 'empty',
    answer: null,
    active: -1,
  };
}

function ask(state: SearchState, change: Partial<SearchState>): SearchState {
  const next = { ...state, limit: pageSize, active: -1, ...change, question: state.question + 1 };
  if (next.query.trim() === '') return { ...next, status: 'empty', answer: null };
  return { ...next, status: 'searching' };
}

function move(state: SearchState, to: Move): SearchState {
  const count = optionsOf(state.answer?.pages ?? []).length;
  if (count === 0) return state;
  const last = count - 1;
  const target = {
    next: state.active >= last ? 0 : state.active + 1,
    previous: state.active <= 0 ? last : state.active - 1,
    first: 0,
    last,
    pageDown: Math.min(last, Math.max(state.active, 0) + inView),
    pageUp: Math.max(0, state.active - inView),
  }[to];
  return { ...state, active: target };
}

/** What follows from an event. An answer or a failure of another question than the last changes nothing. */
export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return event.query === state.query ? state : ask(state, { query: event.query });
    case 'narrowed':
      return ask(state, { facets: { ...state.facets, [event.facet]: event.value } });
    case 'widened':
      return ask(state, { facets: event.to, query: event.query ?? state.query });
    case 'wantedMore':
      // The place in the list is kept: what comes is below it.
      return ask(state, { limit: state.limit + pageSize, active: state.active });
    case 'retried':
      return ask(state, {});
    case 'answered': {
      if (event.question !== state.question || state.status === 'empty') return state;
      // The option that the reader is on, though something may have come before it.
      const url = optionsOf(state.answer?.pages ?? [])[state.active];
      return {
        ...state,
        status: 'answered',
        answer: event.answer,
        active: url === undefined ? -1 : optionsOf(event.answer.pages).indexOf(url),
      };
    }
    case 'failed':
      if (event.question !== state.question || state.status === 'empty') return state;
      return { ...state, status: 'failed', answer: null, active: -1 };
    case 'moved':
      return move(state, event.to);
    case 'pointedAt':
      return { ...state, active: event.option };
  }
}
