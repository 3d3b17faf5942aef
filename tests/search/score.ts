import type { JudgedQuery } from './queries';

/** How the queries of one kind were answered. */
export interface KindScore {
  kind: string;
  queries: number;
  /** Share whose first result is right. */
  first: number;
  /** Share with a right one among the first five. */
  five: number;
  /** The others, with what they found first. */
  missed: string[];
}

/** Whether an address is a target; one that ends with `*` stands for every address that begins so. */
const isTarget = ({ targets }: JudgedQuery, address: string): boolean =>
  targets.some((target) =>
    target.endsWith('*') ? address.startsWith(target.slice(0, -1)) : target === address,
  );

/**
 * Scores answers by kind; the last line is for all.
 * @param found - the first addresses that were found for a query, without the language
 */
export function scoreAnswers(
  answers: readonly { judged: JudgedQuery; found: readonly string[] }[],
): KindScore[] {
  const kinds = [...new Set(answers.map(({ judged }) => judged.kind)), 'all'];
  return kinds.map((kind) => {
    const own = answers.filter(({ judged }) => kind === 'all' || judged.kind === kind);
    const rankOf = ({ judged, found }: (typeof own)[number]) =>
      found.slice(0, 5).findIndex((address) => isTarget(judged, address));
    const share = (count: number) => Math.round((1000 * count) / own.length) / 1000;
    return {
      kind,
      queries: own.length,
      first: share(own.filter((answer) => rankOf(answer) === 0).length),
      five: share(own.filter((answer) => rankOf(answer) >= 0).length),
      missed: own
        .filter((answer) => rankOf(answer) < 0)
        .map(({ judged, found }) => `${judged.query} → ${found[0] ?? 'nothing'}`),
    };
  });
}

/**
 * Holds scores against what the search has to reach, whoever asks it.
 * @param scores - of {@link scoreAnswers}
 * @returns the scores that are too low
 */
export function lowScores(scores: readonly KindScore[]): KindScore[] {
  return scores.filter(({ kind, first, five }) =>
    kind === 'all' ? !(five >= 0.95 && first >= 0.8) : five < 0.85,
  );
}

/**
 * The same for tasks that nobody thought of, all of them together.
 * @param scores - of {@link scoreAnswers}
 */
export function lowTaskScores(scores: readonly KindScore[]): KindScore[] {
  return scores.filter(
    ({ kind, first, five }) => kind === 'all' && !(five >= 0.85 && first >= 0.55),
  );
}

/**
 * The same for sets of every kind, written by people who did not know the search.
 * @param isBlind - whether nothing was weighed by it
 */
export function lowAskedScores(scores: readonly KindScore[], isBlind: boolean): KindScore[] {
  const [least, leastFirst] = isBlind ? [0.92, 0.79] : [0.9, 0.78];
  return scores.filter(
    ({ kind, first, five }) => kind === 'all' && !(five >= least && first >= leastFirst),
  );
}

/** The scores as a table to print. */
export function scoreTable(scores: readonly KindScore[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);
  return scores
    .map(
      ({ kind, queries, first, five, missed }) =>
        `${kind.padEnd(16)}${String(queries).padStart(4)}  first ${percent(first)}  of five ${percent(five)}  ${kind === 'all' ? '' : missed.join('; ')}`,
    )
    .join('\n');
}
