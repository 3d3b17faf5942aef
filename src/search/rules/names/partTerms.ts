import { joined } from './splitWords';
import type { Names } from './names';
import type { QueryTerm } from './readQuery';

const textOf = (terms: readonly QueryTerm[]): string =>
  joined(terms.map(({ text }) => text).join(' '));

/** The words that have a meaning together: all of them, or without what stands between (`rename an item`). */
function phraseOf(
  { synonyms }: Names,
  terms: readonly QueryTerm[],
): readonly QueryTerm[] | undefined {
  // `how to` is what half of all questions begin with.
  if (synonyms.has(textOf(terms)) && terms.some(({ isStop }) => !isStop)) return terms;
  const telling = terms.filter(({ isStop }) => !isStop);
  const isInner = !terms[0]?.isStop && !terms.at(-1)?.isStop;
  return isInner && telling.length > 1 && synonyms.has(textOf(telling)) ? telling : undefined;
}

/** What says nothing beside other words. */
const fill = /^(?:如何|怎么样?|怎样|为?什么|请问|可以|能否|一个|用法|示例|组件|[的了吗呢])$/u;
/** What joins words, and is a part of others: `选中`, `求和`. */
const joining = /^[把给在与和里中用让做]+$/u;
/** No word is longer. */
const longestWord = 8;

/**
 * Cuts a run of Chinese into words that stand for others and pieces of titles, so that as little as possible is left over; what is left
 * over is looked for, too.
 */
function cutRun({ chineseText, synonyms }: Names, run: string): string[] {
  const best: { cost: number; words: string }[] = [{ cost: 0, words: '' }];
  for (let at = 0; at < run.length; at += 1) {
    const { cost, words } = best[at]!;
    let isInTitle = true;
    for (let length = 1; length <= longestWord && at + length <= run.length; length += 1) {
      const word = run.slice(at, at + length);
      isInTitle &&= chineseText.includes(word) && word[0] !== '的';
      let price = isInTitle ? 0.7 + 0.6 * length : Infinity;
      let text = ` ${word} `;
      if (synonyms.has(word)) price = 1;
      else if (length === 1) [price, text] = [joining.test(word) ? 0.2 : 1.4, word];
      if (fill.test(word)) [price, text] = [0.3, ' '];
      const end = at + length;
      price += cost;
      if (price < (best[end]?.cost ?? Infinity)) best[end] = { cost: price, words: words + text };
    }
  }
  return best[run.length]!.words.split(' ').filter((word) => word !== '' && !joining.test(word));
}

/** Parts runs of Chinese into words that titles have, and joins words that have a meaning together. */
export function partTerms(names: Names, terms: readonly QueryTerm[]): QueryTerm[] {
  const parted = terms.flatMap((term) => {
    if (!term.isHan || term.text.length < 3) return [term];
    const words = cutRun(names, term.text);
    return words.length > 0 ? words.map((text) => ({ text, isHan: true, parts: [] })) : [term];
  });
  const result: QueryTerm[] = [];
  for (let at = 0; at < parted.length;) {
    let length = Math.min(names.longestSynonym, parted.length - at);
    let phrase: readonly QueryTerm[] | undefined;
    for (; length > 1; length -= 1) {
      phrase = phraseOf(names, parted.slice(at, at + length));
      if (phrase) break;
    }
    if (phrase)
      result.push({
        text: textOf(phrase),
        isHan: phrase.every(({ isHan }) => isHan),
        parts: phrase.map((term) => term.text),
      });
    else result.push(...parted.slice(at, at + 1).filter(({ isStop }) => !isStop));
    at += Math.max(1, length);
  }
  return result;
}
