import { keepPromise } from '../../../ui/rules/keepPromise';
import { keepFiles } from '../keepFiles';
import { finishWork } from './finishWork';
import type { Names } from './names';
import { isNamesFile } from './namesFile';
import { opening } from './openNames';

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
 * @param beginWork - is called when names begin to be opened, which takes longer than a frame; gives what is asked for rests meanwhile, as
 * for {@link finishWork}
 */
export function createNamesSource(
  fetchJson: (address: string) => Promise<unknown>,
  beginWork: () => () => Promise<void> | undefined,
): NamesSource {
  const opened = new Map<string, Promise<Names>>();
  const fetchFile = keepFiles(fetchJson, {
    isFile: isNamesFile,
    what: 'index of names',
    open: (file) => file,
  });
  return {
    get: (addresses) =>
      keepPromise(opened, addresses.join('\n'), async () =>
        finishWork(opening(await Promise.all(addresses.map(fetchFile))), beginWork()),
      ),
  };
}
