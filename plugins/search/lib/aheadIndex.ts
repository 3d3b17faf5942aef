import { keyOf } from '../../support/keptFile';
import type { SearchIndex } from './indexPages';

/** The index holds a page that is another one by now, or is none any more. */
class FedWrongly extends Error {
  override name = 'FedWrongly';
}

/** Whether that is why something failed. */
export function isFedWrongly(error: unknown): boolean {
  return error instanceof FedWrongly || (error instanceof Error && isFedWrongly(error.cause));
}

/**
 * Wraps an index that has been fed with some pages before it was known how they would be.
 * @param fed - a digest of each of those pages by address
 * @returns the same index, which takes those pages no second time
 * @throws (rejects) an error that {@link isFedWrongly} knows when a page is not as it was fed, and when the index is to be written and a page was fed that
 *   nobody has named
 */
export function aheadIndex(index: SearchIndex, fed: Readonly<Record<string, string>>): SearchIndex {
  const left = new Map(Object.entries(fed));
  return {
    async addHTMLFile(page) {
      const digest = left.get(page.url);
      if (digest === undefined) return index.addHTMLFile(page);
      if (digest !== keyOf(page.content)) throw new FedWrongly(page.url);
      left.delete(page.url);
      return { errors: [] };
    },
    async writeFiles(options) {
      const [url] = left.keys();
      if (url !== undefined) throw new FedWrongly(url);
      return index.writeFiles(options);
    },
  };
}
