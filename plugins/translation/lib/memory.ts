import { similarity } from '../../../src/translation/rules/similarity';
import type { BlockKind } from '../../../src/translation/rules/types';

/** A finished pair. */
export interface MemoryPair {
  kind: BlockKind;
  source: string;
  translation: string;
  /** Page that it is of. */
  pathname: string;
}

/** What was said of a similar block. */
export interface Suggestion extends MemoryPair {
  /** From 0 to 1; 1 for the same words. */
  share: number;
}

/** Of less, nothing is of use. */
const enough = 0.65;

/**
 * Looks into the memory of finished pairs.
 * @returns the best ones first, each translation once
 */
export function suggest(
  memory: readonly MemoryPair[],
  kind: BlockKind,
  source: string,
  most = 3,
): Suggestion[] {
  const seen = new Set<string>();
  return (
    memory
      .filter((pair) => pair.kind === kind)
      // Texts of very different lengths have little in common, and cost the most to compare.
      .filter(
        (pair) =>
          pair.source.length * 2 >= source.length && pair.source.length <= source.length * 2,
      )
      .map((pair) => ({ ...pair, share: similarity(pair.source, source) }))
      .filter(({ share }) => share >= enough)
      .toSorted((a, b) => b.share - a.share)
      .filter(({ translation }) => !seen.has(translation) && seen.add(translation))
      .slice(0, most)
  );
}
