import type { TermMatch } from './matchTerm';
import type { NamePlan } from './namesFile';
import type { NameRecord, Names, OpenPage } from './names';
import type { QueryTerm, ReadQuery } from './readQuery';

/** What is asked, and by whom. */
export interface NamesQuestion {
  query: string;
  /** The record that is meant for certain: the place of a pasted address. */
  place?: number | undefined;
  /** Product that the reader is reading about. */
  ownProduct?: string | undefined;
  /** Id of a product to which the answer is narrowed. */
  product?: string | undefined;
  /** Plan to which it is narrowed. */
  plan?: NamePlan | undefined;
  /** The version that the reader needs for a row of an API page (or the page, with ''), if it is newer than the installed one. */
  needed?: ((address: string, anchor: string) => string | undefined) | undefined;
  /** Scores records by what stands in their sections as well; absent as long as their texts are not there. */
  addTexts?: ((scored: Scored[], asked: Asked) => void) | undefined;
}

/** A record that answers. */
export interface NameResult {
  record: NameRecord;
  page: OpenPage;
  score: number;
  /** Version that the reader needs for it. */
  needs?: string;
}

/** What an index of names answers. */
export interface NamesAnswer {
  /** Best first. */
  results: NameResult[];
  /** Whether the first result has every word of the query, so that no text need be searched. */
  isCovered: boolean;
  /** The share of the query that the first result has, by how much its words tell. */
  coverage: number;
  /** Whether what stands in sections tells more of this query than names do. */
  isForTexts: boolean;
  /** The query with other words, where some are written like none of the index. */
  suggestion?: string;
  /** What is to be marked in titles. */
  marks: string[];
  /** Results by value of a facet, were this facet not narrowed. */
  counts: Record<'product' | 'plan', Record<string, number>>;
}

/** A question, as far as it is understood. */
export interface Asked {
  names: Names;
  question: NamesQuestion;
  query: ReadQuery;
  /** The query's, where runs of Chinese are cut into words. */
  terms: readonly QueryTerm[];
  /** What each of them is found by. */
  matches: readonly TermMatch[];
}

/** A record that may answer. */
export interface Scored {
  /** Place of the record. */
  at: number;
  record: NameRecord;
  score: number;
  coverage: number;
  isWholly: boolean;
  /** Whether the query says hardly more or less than what it is called. */
  isNamed: boolean;
  needs: string | undefined;
}
