/** The words and signs of a text, in order. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function common(left: readonly string[], right: readonly string[]): number {
  const rest = counted(right);
  let sum = 0;
  for (const word of left) {
    const times = rest.get(word) ?? 0;
    if (times === 0) continue;
    rest.set(word, times - 1);
    sum += 1;
  }
  return sum;
}

/** What tells one text from another: its words; its signs if it has none. Rows of tables and code have most signs in common. */
function tellingWords(text: string): string[] {
  const all = wordsOf(text);
  const words = all.filter((word) => /^[\p{L}\p{N}_]/u.test(word));
  return words.length > 0 ? words : all;
}

/** How much two texts have in common, from 0 to 1 (Sørensen and Dice, over words, whatever their order). */
export function similarity(left: string, right: string): number {
  const [a, b] = [tellingWords(left), tellingWords(right)];
  return a.length + b.length === 0 ? 1 : (2 * common(a, b)) / (a.length + b.length);
}

/** Which share of the words of a text stand in another one, from 0 to 1. */
export function coverage(text: string, other: string): number {
  const words = tellingWords(text);
  return words.length === 0 ? 0 : common(words, tellingWords(other)) / words.length;
}
