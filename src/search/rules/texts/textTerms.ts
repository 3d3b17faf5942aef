import { splitWords, stemOf } from '../names/splitWords';

/** Characters of Chinese that join words, and make no word with their neighbors. */
const joining = /[的了吗呢把这那]/u;

/** Every two characters of a run that stand together. */
const pairsOf = (run: string): string[] =>
  Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)).filter(
    (pair) => !joining.test(pair),
  );

/**
 * The terms of a text: English words in lower case without their endings, and of Chinese every two characters that stand together, since it
 * has no spaces at which to cut; a character that is alone is a term.
 */
export function textTerms(text: string): string[] {
  const pairs = (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : pairsOf(run),
  );
  return [...splitWords(text).map(stemOf), ...pairs];
}
