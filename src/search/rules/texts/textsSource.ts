import { keepFiles } from '../keepFiles';
import type { NamesQuestion } from '../names/asking';
import type { Names } from '../names/names';
import { addTexts } from './addTexts';
import { isTextsFile, openTexts } from './openTexts';

/** What scores the sections of names by what stands in them. */
export type AddTexts = NonNullable<NamesQuestion['addTexts']>;

/** Texts of docs versions, each file fetched when it is first wanted, and once. */
export interface TextsSource {
  /**
   * @param addresses - of the files, in the order of those that the names came in; one that does not come is done without
   * @throws (rejects) if none comes; the next call tries again
   */
  get: (names: Names, addresses: readonly string[]) => Promise<AddTexts>;
}

/**
 * Makes the keeper of texts.
 * @param fetchJson - fetches and parses what is at an address
 */
export function createTextsSource(fetchJson: (address: string) => Promise<unknown>): TextsSource {
  const fetchFile = keepFiles(fetchJson, {
    isFile: isTextsFile,
    what: 'index of texts',
    open: (file) => file,
  });
  return {
    async get(names, addresses) {
      const came = await Promise.allSettled(addresses.map(fetchFile));
      const [failed] = came.flatMap((each) => (each.status === 'rejected' ? [each] : []));
      const found = came.map((each) => (each.status === 'fulfilled' ? each.value : undefined));
      if (failed && !found.some(Boolean)) throw failed.reason;
      const texts = openTexts(names, found);
      return (scored, asked) => addTexts(texts, scored, asked);
    },
  };
}
