import type { ProductHistory } from './types';

/** What else is known of a change. */
export interface ChangeNote {
  /** Line of the changelog that names it, as it stands there. */
  log?: string;
  /** Section of a migration guide that covers it: address below the base, with its fragment. */
  guide?: string;
}

/** The history of a product as the site serves it, to browsers and to whoever else reads it. */
export interface ServedHistory extends ProductHistory {
  /** Name of the product. */
  name: string;
  /** By page, then by the key of the row with the place of the version behind it: `prop:density@3`; of the page itself `@3`. */
  notes: Record<string, Record<string, ChangeNote>>;
}

/** Where the history of a product is, below the base of a language. */
export function historyFile(product: string): string {
  return `api-history/${product}.json`;
}

/** A product whose history is served. */
export type ServedProduct = Pick<ServedHistory, 'product' | 'name' | 'packages' | 'versions'>;

/** What is served beside the histories. */
export interface HistoryIndex {
  /** Where the stylesheet of the lens is, below the base of a language. */
  stylesheet: string;
  products: ServedProduct[];
}

/** Where the index is, below the base of a language. */
export const indexFile = 'api-history/index.json';
