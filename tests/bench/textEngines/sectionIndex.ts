import MiniSearch, { type Options } from 'minisearch';
import { ownProduct } from '../../../src/search/rules/rankPages';
import type { TextSection } from './cutSections';
import { textTerms } from '../../../src/search/rules/texts/textTerms';
import { tellingPart } from './tellingPart';

/** A section whose address is its id: nothing else need be kept, for titles are in the names. */
const options: Options<TextSection> = {
  idField: 'address',
  fields: ['title', 'pageTitle', 'text'],
  tokenize: (text) => textTerms(text),
  processTerm: (term) => term,
};

/** How much pages count that are less likely meant: rows of the API, and what another version was like. */
export function likelihood(address: string): number {
  if (/(?:^|\/)(?:migrat|upgrade-to-|v5-)/.test(address)) return 0.5;
  return /^(?:x\/api|api-docs)\//.test(address) ? 0.8 : 1;
}

/** @returns the index as it would be served, JSON */
export function writeSectionIndex(sections: readonly TextSection[]): string {
  const index = new MiniSearch(options);
  index.addAll(sections);
  return JSON.stringify(index);
}

/** Finds sections by any of the words of a query. */
export type AskSections = (
  query: string,
  /** Whether an address is of the product that the reader is reading about. */
  isOwn: (address: string) => boolean,
) => string[];

/**
 * Opens an index.
 * @param text - of {@link writeSectionIndex}
 */
export function openSectionIndex(text: string): AskSections {
  const index = MiniSearch.loadJSON(text, options);
  return (query, isOwn) =>
    index
      .search(tellingPart(query), {
        boost: { title: 3, pageTitle: 2 },
        boostDocument: (id) => likelihood(id as string) * (isOwn(id as string) ? ownProduct : 1),
      })
      .map(({ id }) => id as string);
}
