import fc from 'fast-check';
import { matchBlocks } from './matchBlocks';
import type { Block, BlockKind, RecordedBlock } from './types';

const block = (text: string, kind: BlockKind = 'paragraph'): Block => ({
  kind,
  text,
  digest: text,
  line: 1,
});
const recorded = (blocks: readonly Block[]): RecordedBlock[] =>
  blocks.map(({ kind, text, digest }) => ({ kind, source: digest, own: digest, text }));

const page = [
  block('Put a count on an icon.', 'field'),
  block('## Color', 'heading'),
  block('A badge takes a color of the palette, the primary one by default.'),
  block('- The first item names the badge.', 'item'),
  block('- The second item hides it at zero.', 'item'),
  block('| `max` | the largest number that is shown |', 'row'),
  block(':::note\nA badge has no text of its own.\n:::', 'callout'),
  block('```tsx\n<Badge max={9} />\n```', 'code'),
];
const states = (source: readonly Block[]) =>
  matchBlocks(recorded(page), source).blocks.map(({ state }) => state);
const others = (changed: number, state: string) =>
  page.map((_, index) => (index === changed ? state : 'fresh'));

it('finds nothing to do on a page that is as it was', () => {
  expect(matchBlocks(recorded(page), page)).toEqual({
    blocks: page.map((_, index) => ({ state: 'fresh', recorded: [index] })),
    removed: [],
  });
});

it.each(page.map(({ kind }, index) => [kind, index] as const))(
  'calls an edited %s stale, a deleted one removed and an added one missing (%i)',
  (_, at) => {
    const edited = page.with(at, block(`${page[at]!.text} Now more.`, page[at]!.kind));
    expect(states(edited)).toEqual(others(at, 'stale'));

    const deleted = matchBlocks(recorded(page), page.toSpliced(at, 1));
    expect(deleted.removed).toEqual([at]);
    expect(deleted.blocks.every(({ state }) => state === 'fresh')).toBe(true);

    const added = page.toSpliced(at, 0, block('Whoever zooms sees other things.', page[at]!.kind));
    expect(states(added)).toEqual(page.map(() => 'fresh').toSpliced(at, 0, 'missing'));
  },
);

it('leaves blocks fresh wherever they are moved to', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(page, { minLength: page.length }), (moved) => {
      const { blocks, removed } = matchBlocks(recorded(page), moved);
      expect(removed).toEqual([]);
      blocks.forEach(({ state, recorded: [at] }, index) => {
        expect(state).toBe('fresh');
        expect(page[at!]).toBe(moved[index]);
      });
    }),
  );
});

it('finds a block that was moved and edited at once', () => {
  const moved = [...page.toSpliced(2, 1), block(`${page[2]!.text} Ask for another one.`)];
  expect(states(moved)).toEqual([...Array(page.length - 1).fill('fresh'), 'stale']);
});

it('keeps the translation of a block that was split, once', () => {
  const whole = block(
    'Numbers above the maximum are shown with a plus. The maximum is 99 at first.',
  );
  const parts = [
    block('Numbers above the maximum are shown with a plus.'),
    block('The maximum is 99 at first.'),
  ];
  expect(matchBlocks(recorded([page[1]!, whole]), [page[1]!, ...parts])).toEqual({
    blocks: [
      { state: 'fresh', recorded: [0] },
      { state: 'stale', recorded: [1] },
      { state: 'stale', recorded: [], within: 1 },
    ],
    removed: [],
  });
  // And the other way round.
  expect(matchBlocks(recorded([page[1]!, ...parts]), [page[1]!, whole])).toEqual({
    blocks: [
      { state: 'fresh', recorded: [0] },
      { state: 'stale', recorded: [1, 2] },
    ],
    removed: [],
  });
});

it('takes another text for a new one, not for the old one edited', () => {
  const rewritten = page.with(2, block('Wholly unlike: zooming pans charts sideways!'));
  const { blocks, removed } = matchBlocks(recorded(page), rewritten);
  expect(blocks[2]!.state).toBe('missing');
  expect(removed).toEqual([2]);
});

it('uses every translation once and tells of every block', () => {
  const some = fc.array(
    fc
      .tuple(
        fc.constantFrom('one two', 'one two three', 'four', 'five six'),
        fc.constantFrom('row', 'item'),
      )
      .map(([text, kind]) => block(text, kind as BlockKind)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(some, some, (before, after) => {
      const { blocks, removed } = matchBlocks(recorded(before), after);
      expect(blocks).toHaveLength(after.length);
      const used = [...blocks.flatMap(({ recorded: own }) => own), ...removed];
      expect(used.toSorted((a, b) => a - b)).toEqual(before.map((_, index) => index));
    }),
  );
});
