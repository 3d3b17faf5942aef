import { keepPromise } from '../ui/rules/keepPromise';
import { readJson } from '../ui/rules/readJson';
import {
  historyFile,
  indexFile,
  type HistoryIndex,
  type ServedHistory,
} from './rules/servedHistory';

const kept = new Map<string, Promise<unknown>>();

/** Fetches a file once for the visit; after a failure it is asked for again. */
function fetchOnce(address: string): Promise<unknown> {
  return keepPromise(kept, address, async () => readJson(address, await fetch(address)));
}

/**
 * The products whose history is known.
 * @param baseUrl - of the site in its language
 * @throws (rejects) if it does not arrive
 */
export function fetchHistoryIndex(baseUrl: string): Promise<HistoryIndex> {
  return fetchOnce(baseUrl + indexFile) as Promise<HistoryIndex>;
}

/**
 * The history of a product.
 * @param baseUrl - of the site in its language
 * @throws (rejects) if it does not arrive
 */
export function fetchHistory(baseUrl: string, product: string): Promise<ServedHistory> {
  return fetchOnce(baseUrl + historyFile(product)) as Promise<ServedHistory>;
}
