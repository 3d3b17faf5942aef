import { splitWords, stemOf } from '../../../src/search/rules/names/splitWords';

/** Words that a question is put together with. */
const fillers = new Set(
  'a an and are as at be by can do does for from has have how i in is it its my not of on one only or so that the their this to was what when where which while who why will with you your'.split(
    ' ',
  ),
);
const chineseFillers = /如何|怎样|怎么办|怎么|为什么|可以|需要|[的了吗呢把给在与和或]/gu;

/**
 * The terms of a text: English words in lower case without their endings, and of Chinese every two characters that stand together, since it
 * has no spaces at which to cut; a character that is alone is a term.
 */
export function textTerms(text: string): string[] {
  const pairs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...splitWords(text).map(stemOf), ...pairs];
}

/**
 * What of a question tells something: without the words that only put it together, of which an engine that wants every word would find too
 * few pages and one that wants any too many. A question of nothing else stays as it is.
 */
export function tellingPart(query: string): string {
  const rest = query
    .replace(chineseFillers, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()));
  return rest.length > 0 ? rest.join(' ') : query.trim();
}
