import { foundWords, otherWeight, tellingWords } from '../search/openTexts';

/**
 * How well texts answer a query, by words that few of them have (BM25).
 * @param others - words that stand for those of the query, and count less
 */
export function scoreTexts(
  query: string,
  texts: readonly string[],
  others: readonly string[] = [],
): number[] {
  const own = new Set(tellingWords(query));
  const wanted = [...new Set([...own, ...others.flatMap(tellingWords)])];
  const bags = texts.map((text) => {
    const counts = new Map<string, number>();
    const words = foundWords(text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { counts, size: words.length };
  });
  const mean = bags.reduce((sum, { size }) => sum + size, 0) / Math.max(1, bags.length);
  return bags.map(({ counts, size }) =>
    wanted.reduce((score, word) => {
      const count = counts.get(word) ?? 0;
      if (count === 0) return score;
      const having = bags.filter((bag) => bag.counts.has(word)).length;
      const rarity = Math.log(1 + (bags.length - having + 0.5) / (having + 0.5));
      const weight = own.has(word) ? 1 : otherWeight;
      return (
        score + (weight * rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * size) / mean))
      );
    }, 0),
  );
}
