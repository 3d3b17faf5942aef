import type { NamesQuestion } from './asking';
import type { Names } from './names';
import { readAddress, type ReadAddress } from './readAddress';

/** The record of an address: the place on its page, or the page where it has no such place. */
function recordAt({ pages, records }: Names, asked: ReadAddress): number | undefined {
  let page = -1;
  // Other deployments have something before it: the most that is alike is meant.
  pages.forEach(({ address }, at) => {
    const isNearer = address.length > (pages[page]?.address.length ?? 0);
    if (isNearer && `/${asked.path}`.endsWith(`/${address}`)) page = at;
  });
  const { anchor, row } = asked;
  const find = (key: 'anchor' | 'title', value: string) =>
    records.findIndex((record) => record.page === page && record[key] === value);
  return [find('anchor', anchor), find('title', row), find('anchor', '')].find((at) => at >= 0);
}

/**
 * Turns a pasted address into a question that {@link askNames} answers.
 * @returns its place, and its words in place of the query; nothing for anything but an address
 */
export function askedPlace(
  names: Names,
  query: string,
): Pick<NamesQuestion, 'query' | 'place'> | undefined {
  const address = readAddress(query);
  return address && { query: address.words, place: recordAt(names, address) };
}
