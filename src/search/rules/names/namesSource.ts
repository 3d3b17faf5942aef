import { keepPromise } from '../../../ui/rules/keepPromise';
import { isNamesFile, openNames, type Names } from './openNames';
import type { NamesFile } from './namesFile';

/** Names by docs version, each file fetched when it is first wanted, and once. */
export interface NamesSource {
  /**
   * @param addresses - of the files, the reader's own first
   * @throws (rejects) if one cannot be fetched or opened; the next call tries again
   */
  get: (addresses: readonly string[]) => Promise<Names>;
}

/**
 * Makes the keeper of names.
 * @param fetchJson - fetches and parses what is at an address
 */
export function createNamesSource(fetchJson: (address: string) => Promise<unknown>): NamesSource {
  const files = new Map<string, Promise<NamesFile>>();
  const opened = new Map<string, Promise<Names>>();
  const fetchFile = (address: string): Promise<NamesFile> =>
    keepPromise(files, address, async () => {
      const value = await fetchJson(address);
      if (!isNamesFile(value)) throw new Error(`${address} is no index of names`);
      return value;
    });
  return {
    get: (addresses) =>
      keepPromise(opened, addresses.join('\n'), async () =>
        openNames(await Promise.all(addresses.map(fetchFile))),
      ),
  };
}
