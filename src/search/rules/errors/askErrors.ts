import type { ErrorPage, ErrorsFile } from './errorsFile';

/** A section that explains a message. */
export interface ErrorResult {
  page: ErrorPage;
  anchor: string;
  /** The first line of the message, with `…` for what varies. */
  title: string;
}

interface MessagePart {
  at: number;
  words: string[];
  /** Those of them that say more than which package speaks, or is spoken of. */
  own: string[];
  /** Words without which it is another message. */
  needed: string[];
}

/** Messages, taken apart once. */
export interface OpenErrors {
  file: ErrorsFile;
  /** Words in their order: of each message, and of its first line, which is what many people copy. */
  parts: MessagePart[];
  /** How much a word tells, by how few messages have it. */
  weights: Map<string, number>;
}

/** A stack is long, and what it is of stands at its top. */
const longest = 4000;
/** Messages with less of this are other messages. */
const leastScore = 0.55;
/** What answers beside the best has nearly as much. */
const nearBest = 0.85;
/** As many are shown. */
export const mostErrors = 3;
const leastWords = 2;
/** So many of a message's own words are no chance; of a shorter one most are enough. */
const tellingWords = 4;
/** A shorter first line is no message of its own. */
const leastLine = 3;

const wordsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Names of the packages. */
const packages = /^MUI(?: [\w ]+)?:|@mui\/[\w-]+|\bMUI(?: X)?\b/g;

/** What a browser says when any code fails: only the names in it tell of which. */
const ofBrowsers = /^cannot \w+ propert|is not (?:a function|defined|iterable)/i;
const neededOf = (text: string): string[] =>
  ofBrowsers.test(text) ? (text.match(/'[^']+'/g) ?? []).flatMap(wordsOf) : [];

const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]!} ${word}`);

/** Takes the messages apart. */
export function openErrors(file: ErrorsFile): OpenErrors {
  const counts = new Map<string, number>();
  const parts = file.messages.flatMap(([text], at) => {
    const partOf = (part: string): MessagePart => ({
      at,
      words: wordsOf(part),
      own: wordsOf(part.replace(packages, ' ')),
      needed: neededOf(part),
    });
    const whole = partOf(text);
    for (const word of new Set(whole.words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const line = partOf(text.split('\n')[0] ?? '');
    const { length } = line.words;
    return length >= leastLine && length < whole.words.length ? [whole, line] : [whole];
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
 * messages have them, and only in the order of the message: a question in the same words is none, and so is the name of a package.
 * @param most - as many are wanted at most
 * @returns best first; no section twice
 */
export function askErrors(
  { file, parts, weights }: OpenErrors,
  query: string,
  most = mostErrors,
): ErrorResult[] {
  const asked = wordsOf(query);
  const unknown = Math.log(1 + file.messages.length);
  const weigh = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + (weights.get(word) ?? unknown), 0);
  const ofQuery = { words: countOf(asked), pairs: countOf(pairsOf(asked)), weight: weigh(asked) };
  const scored = parts.flatMap(({ at, words: list, own, needed }) => {
    const pairs = pairsOf(list);
    const has = shared(list, ofQuery.words);
    if (has.length < leastWords || !needed.every((word) => ofQuery.words.has(word))) return [];
    if (shared(own, ofQuery.words).length < Math.min(tellingWords, own.length / 2)) return [];
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
      if (!page || seen.has(key)) return [];
      seen.add(key);
      return [{ page, anchor, title: titleOf(text) }];
    })
    .slice(0, most);
}
