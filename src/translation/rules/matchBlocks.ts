import { coverage, similarity } from './similarity';
import type { Block, RecordedBlock } from './types';

/** How a block of the current source stands in the translation. */
export interface BlockMatch {
  state: 'fresh' | 'stale' | 'missing';
  /** Indices of the recorded blocks that render it, in order: none of a missing one, several where blocks were joined. */
  recorded: number[];
  /** Index of the source block whose translation says what this one says, where a block was split. */
  within?: number;
}

/** The current source beside what was translated. */
export interface PageMatch {
  /** For each block of the source, in order. */
  blocks: BlockMatch[];
  /** Indices of recorded blocks that the source has no more. */
  removed: number[];
}

/** In the place of the old block, a text that has little in common with it is still its new form. */
const enoughInPlace = 0.25;
/** Elsewhere, it has to be clearly the same. */
const enoughElsewhere = 0.6;
/** How much of a part that was split off stood in the whole. */
const enoughOfPart = 0.75;

type Key = Pick<Block, 'kind' | 'digest'>;

const isSame = (left: Key, right: Key) => left.kind === right.kind && left.digest === right.digest;

/** Pairs of equal blocks in the same order, as many as there can be (longest common subsequence). */
export function commonBlocks(left: readonly Key[], right: readonly Key[]): [number, number][] {
  const width = right.length + 1;
  const table = new Uint32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      table[row * width + column] = isSame(left[row]!, right[column]!)
        ? table[(row + 1) * width + column + 1]! + 1
        : Math.max(table[(row + 1) * width + column]!, table[row * width + column + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < left.length && column < right.length) {
    if (isSame(left[row]!, right[column]!)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (table[(row + 1) * width + column]! >= table[row * width + column + 1]!) row += 1;
    else column += 1;
  }
  return pairs;
}

/**
 * Finds for every block of a source which translated block renders it. Equal blocks first, in order and then wherever they have
 * moved to; then edited ones, by the words that they share, before all between the same neighbours; then the parts of blocks that
 * were split or joined.
 * @param recorded - what was translated, in the order of the translation
 * @param source - the page as it is now
 */
export function matchBlocks(
  recorded: readonly RecordedBlock[],
  source: readonly Block[],
): PageMatch {
  const old = recorded.map(({ kind, source: digest, text }) => ({ kind, digest, text }));
  const ofSource: (number | undefined)[] = source.map(() => undefined);
  const ofOld: (number | undefined)[] = old.map(() => undefined);
  const pair = (left: number, right: number) => {
    ofOld[left] = right;
    ofSource[right] = left;
  };
  const freeOld = () => old.flatMap((_, index) => (ofOld[index] === undefined ? [index] : []));
  const freeSource = () =>
    source.flatMap((_, index) => (ofSource[index] === undefined ? [index] : []));

  for (const [left, right] of commonBlocks(old, source)) pair(left, right);
  for (const right of freeSource()) {
    const left = freeOld().find((index) => isSame(old[index]!, source[right]!));
    if (left !== undefined) pair(left, right);
  }
  const isEqual = ofSource.map((left) => left !== undefined);

  /** Whether the blocks before the two, or those behind them, are a pair; the ends of both pages are one. */
  const isInPlace = (left: number, right: number) => {
    const beside = (step: 1 | -1) => {
      let [a, b] = [left + step, right + step];
      while (a in old && ofOld[a] === undefined) a += step;
      while (b in source && ofSource[b] === undefined) b += step;
      return a in old ? ofOld[a] === b : !(b in source);
    };
    return beside(-1) && beside(1);
  };
  const candidates = freeOld().flatMap((left) =>
    freeSource()
      .filter((right) => source[right]!.kind === old[left]!.kind)
      .map((right) => {
        const share = similarity(old[left]!.text, source[right]!.text);
        const inPlace = isInPlace(left, right);
        return { left, right, share, inPlace };
      })
      .filter(({ share, inPlace }) => share >= (inPlace ? enoughInPlace : enoughElsewhere)),
  );
  const rank = ({ share, inPlace }: (typeof candidates)[number]) => share + (inPlace ? 0.3 : 0);
  for (const { left, right } of candidates.toSorted((a, b) => rank(b) - rank(a))) {
    if (ofOld[left] === undefined && ofSource[right] === undefined) pair(left, right);
  }

  const blocks = source.map((_, right): BlockMatch => {
    const left = ofSource[right];
    if (left === undefined) return { state: 'missing', recorded: [] };
    return { state: isEqual[right] ? 'fresh' : 'stale', recorded: [left] };
  });
  // A part that was split off stands beside the block that it was a part of.
  const beside = (at: number): number[] => [at - 1, at + 1];
  for (const right of freeSource()) {
    const whole = beside(right).find((at) => {
      const left = ofSource[at];
      return (
        left !== undefined &&
        blocks[at]!.state === 'stale' &&
        source[at]!.kind === source[right]!.kind &&
        coverage(source[right]!.text, old[left]!.text) >= enoughOfPart
      );
    });
    if (whole !== undefined) {
      blocks[right] = { state: 'stale', recorded: [], within: whole };
    }
  }
  const removed = freeOld().filter((left) => {
    const joined = beside(left)
      .map((at) => ofOld[at])
      .find(
        (right) =>
          right !== undefined &&
          blocks[right]!.state === 'stale' &&
          source[right]!.kind === old[left]!.kind &&
          coverage(old[left]!.text, source[right]!.text) >= enoughOfPart,
      );
    if (joined === undefined) return true;
    blocks[joined]!.recorded = [...blocks[joined]!.recorded, left].toSorted((a, b) => a - b);
    return false;
  });
  return { blocks, removed };
}
