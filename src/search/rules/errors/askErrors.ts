import type { ErrorPage, ErrorsFile } from './errorsFile';

/** A section that explains a message. */
export interface ErrorResult {
  page: ErrorPage;
  anchor: string;
  /** The first line of the message, with `…` for what varies. */
  title: string;
}

/** Messages, taken apart once. */
export interface OpenErrors {
  file: ErrorsFile;
  /** Words in their order: of each message, and of its first line, which is what many people copy. */
  parts: { at: number; words: string[] }[];
  /** How much a word tells, by how few messages have it. */
  weights: Map<string, number>;
}

/** A stack is long, and what it is of stands at its top. */
const longest = 4000;
/** Messages with less of this are other messages. */
const leastScore = 0.55;
/** What answers beside the best has nearly as much. */
const nearBest = 0.85;
const mostResults = 3;
const leastWords = 2;
/** A shorter first line is no message of its own. */
const leastLine = 3;

const wordsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]!} ${word}`);

/** Takes the messages apart. */
export function openErrors(file: ErrorsFile): OpenErrors {
  const counts = new Map<string, number>();
  const parts = file.messages.flatMap(([text], at) => {
    const words = wordsOf(text);
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const line = wordsOf(text.split('\n')[0] ?? '');
    const isLine = line.length >= leastLine && line.length < words.length;
    return [{ at, words }, ...(isLine ? [{ at, words: line }] : [])];
  });
  const weights = new Map<string, number>();
  for (const [word, count] of counts) weights.set(word, Math.log(1 + file.messages.length / count));
  return { file, parts, weights };
}

/** How much of a list, by the weight of its items, another one has; an item counts as often as both have it. */
function shared(list: readonly string[], other: ReadonlyMap<string, number>) {
  const left = new Map(other);
  return list.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count > 0;
  });
}

function countOf(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

const titleOf = (text: string): string => (text.split('\n')[0] ?? '').replaceAll('{}', '…').trim();

/**
 * Finds the message of which a query is the whole, a part, or a copy with other names and a stack below it. Words count by how few
 * messages have them, and only in the order of the message: a question in the same words is none.
 * @param product - id to which the answer is narrowed
 * @returns best first; no section twice
 */
export function askErrors(
  { file, parts, weights }: OpenErrors,
  query: string,
  product?: string,
): ErrorResult[] {
  const asked = wordsOf(query);
  const unknown = Math.log(1 + file.messages.length);
  const weigh = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + (weights.get(word) ?? unknown), 0);
  const ofQuery = { words: countOf(asked), pairs: countOf(pairsOf(asked)), weight: weigh(asked) };
  const scored = parts.flatMap(({ at, words: list }) => {
    const pairs = pairsOf(list);
    const has = shared(list, ofQuery.words);
    if (has.length < leastWords) return [];
    const weight = weigh(has);
    const hasPairs = shared(pairs, ofQuery.pairs).length;
    const wanted = Math.max(1, Math.min(pairs.length, asked.length - 1));
    const score =
      (weight / Math.min(weigh(list), ofQuery.weight)) * (0.4 + 0.6 * (hasPairs / wanted));
    return score >= leastScore ? [{ at, score, weight }] : [];
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const seen = new Set<string>();
  return scored
    .filter(({ score }) => score >= best * nearBest)
    .toSorted((a, b) => b.score - a.score || b.weight - a.weight || a.at - b.at)
    .flatMap(({ at }) => {
      const [text, place, anchor] = file.messages[at]!;
      const page = file.pages[place];
      const key = `${place}#${anchor}`;
      if (!page || seen.has(key) || (product !== undefined && page.d !== product)) return [];
      seen.add(key);
      return [{ page, anchor, title: titleOf(text) }];
    })
    .slice(0, mostResults);
}
