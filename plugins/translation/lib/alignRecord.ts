import { commonBlocks } from '../../../src/translation/rules/matchBlocks';
import type { Block, RecordedBlock } from '../../../src/translation/rules/types';

/** What belongs together of a translation and its side file. */
export interface AlignedRecord {
  /** For each recorded block, the index of the translated block. */
  translated: (number | undefined)[];
  /** Indices of translated blocks of which the side file knows nothing. */
  unrecorded: number[];
}

/** A side file that finds fewer of its blocks than this is another page's. */
const enough = 1 / 3;

/**
 * Finds the blocks of a translation that its side file tells of: those that are as they were, and between them, one by one, those that
 * somebody has corrected since.
 * @returns undefined if the side file is that of another page
 */
export function alignRecord(
  recorded: readonly RecordedBlock[],
  translation: readonly Block[],
): AlignedRecord | undefined {
  const translated: (number | undefined)[] = recorded.map(() => undefined);
  const keys = recorded.map(({ kind, own }) => ({ kind, digest: own }));
  const pairs = commonBlocks(keys, translation);
  // A page that was written anew keeps its components, which tell only where there is hardly anything else.
  const isTelling = ({ kind }: RecordedBlock) => kind !== 'component';
  const told = recorded.filter(isTelling).length > 2 ? recorded.filter(isTelling) : recorded;
  const found = pairs.filter(([left]) => told.includes(recorded[left]!));
  if (told.length > 2 && found.length < told.length * enough) return undefined;
  const taken = new Set<number>();
  const take = (left: number, right: number) => {
    translated[left] = right;
    taken.add(right);
  };
  let [from, begin] = [0, 0];
  for (const [left, right] of [...pairs, [recorded.length, translation.length] as const]) {
    // Between two blocks that are as they were: corrected ones, in order, each of its kind.
    let at = begin;
    for (let index = from; index < left; index += 1) {
      const next = translation
        .slice(at, right)
        .findIndex(({ kind }) => kind === recorded[index]!.kind);
      if (next < 0) continue;
      take(index, at + next);
      at += next + 1;
    }
    if (left < recorded.length) take(left, right);
    [from, begin] = [left + 1, right + 1];
  }
  return {
    translated,
    unrecorded: translation.flatMap((_, index) => (taken.has(index) ? [] : [index])),
  };
}
