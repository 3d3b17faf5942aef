import { Locale } from 'opencc-js/t2cn';
import { toSimplified } from './toSimplified';

/** What Taiwan calls otherwise than the mainland, both in simplified characters: `汇出`, `导出`. */
const pairs = [
  ...new Map(
    (Locale.from.twp ?? [])
      .flat(2)
      .filter((dictionary) => typeof dictionary === 'string')
      .flatMap((dictionary) => dictionary.split('|'))
      .flatMap((entry): [string, string][] => {
        const [there = '', here = ''] = entry.split(' ').map(toSimplified);
        return there !== here && there.length > 1 && here.length > 1 ? [[there, here]] : [];
      }),
  ),
];

/**
 * Adds the words by which readers in Taiwan look for what the titles have: characters are not all that is different there.
 * @param titles - in simplified characters
 * @param groups - words that stand for each other
 * @returns the groups with such words in them, and pairs of their own for the rest; never a word that a title has itself, where it may mean
 * something else
 */
export function withRegionalWords(
  titles: readonly string[],
  groups: readonly (readonly string[])[],
): (readonly string[])[] {
  const text = titles.join('\n');
  const known = new Set(groups.flat());
  const missing = pairs.filter(
    ([there, here]) => text.includes(here) && !text.includes(there) && !known.has(there),
  );
  return [
    ...groups.map((group) => [
      ...group,
      ...missing.flatMap(([there, here]) => (group.includes(here) ? [there] : [])),
    ]),
    ...missing.filter(([, here]) => !known.has(here)),
  ];
}
