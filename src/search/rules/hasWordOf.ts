import type { ReadQuery } from './names/readQuery';
import { splitWords, stemOf } from './names/splitWords';
import type { PagefindPage } from './pagefindModule';

/** How much of a typed word has to be one of the page, where it does not begin a longer one: `tailwind` is in `tailwinds`, `form` not in `formik`. */
const most = 0.75;

/** Without two endings, since pagefind knows more of them: `head` of `headings`. */
const stemTwice = (word: string): string => stemOf(stemOf(word));

const stemsOf = (text: string): Set<string> =>
  new Set(
    [...splitWords(text), ...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map(stemTwice),
  );

/** Every two characters of a run of Chinese that stand together. */
const pairsOf = (run: string): string[] =>
  run.length === 1
    ? [run]
    : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));

/**
 * Whether a page that pagefind has found has a word of the query, and not only the first letters of one. Words that tell nothing do not count where others do.
 * @returns true for a query without words, which says nothing against a page
 */
export function hasWordOf(
  { raw_content: content = '', meta }: Pick<PagefindPage, 'raw_content' | 'meta'>,
  { terms }: Pick<ReadQuery, 'terms'>,
): boolean {
  const telling = terms.filter(({ isStop }) => !isStop);
  if (telling.length === 0) return true;
  const text = [content, ...Object.values(meta)].join(' ').replaceAll('\u200b', '');
  const isInText = ({ text: run }: { text: string }) =>
    pairsOf(run).some((pair) => text.includes(pair));
  if (telling.some((term) => term.isHan && isInText(term))) return true;
  const words = telling
    .filter(({ isHan }) => !isHan)
    .flatMap((term) => term.text.match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(stemTwice);
  if (words.length === 0) return false;
  for (const stem of stemsOf(text))
    for (const word of words)
      if (stem.startsWith(word) || (word.startsWith(stem) && stem.length >= word.length * most))
        return true;
  return false;
}
