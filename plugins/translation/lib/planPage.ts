import { matchBlocks } from '../../../src/translation/rules/matchBlocks';
import type { Block, RecordedBlock } from '../../../src/translation/rules/types';
import { alignRecord } from './alignRecord';

/** What stands on the translated page in the place of a source block. */
export interface PlannedBlock {
  state: 'fresh' | 'stale' | 'missing';
  /** Indices of the translated blocks that say it, in order. */
  translated: number[];
  /** Index of the source block that it was split off from, with whose translation it stands. */
  within?: number;
  /** What the translation renders: Markdown of the source as it was then. */
  before: string[];
}

/** A translated page in the order of its source. */
export interface PagePlan {
  /** For each block of the source. */
  blocks: PlannedBlock[];
  /** Translated blocks whose source is gone. */
  removed: number[];
  /** Translated blocks that nobody has recorded. */
  unrecorded: number[];
  /** Whether the translation is what it has to be, block by block. */
  isCurrent: boolean;
}

/**
 * Plans a translated page.
 * @returns undefined if the side file is that of another page
 */
export function planPage(
  source: readonly Block[],
  translation: readonly Block[],
  recorded: readonly RecordedBlock[],
): PagePlan | undefined {
  const aligned = alignRecord(recorded, translation);
  if (!aligned) return undefined;
  // What the translator has taken out renders nothing.
  const kept = recorded.flatMap((block, index) => {
    const at = aligned.translated[index];
    return at === undefined ? [] : [{ block, at }];
  });
  const match = matchBlocks(
    kept.map(({ block }) => block),
    source,
  );
  const blocks = match.blocks.map(({ state, recorded: indices, within }): PlannedBlock => ({
    state,
    translated: indices.map((index) => kept[index]!.at),
    before: indices.map((index) => kept[index]!.block.text),
    ...(within !== undefined && { within }),
  }));
  return {
    blocks,
    removed: match.removed.map((index) => kept[index]!.at),
    unrecorded: aligned.unrecorded,
    isCurrent:
      source.length === translation.length &&
      blocks.every(({ state, translated }, index) => state === 'fresh' && translated[0] === index),
  };
}
