import fc from 'fast-check';
import { currentBlock, type BlockEvent } from './currentBlock';

const after = (...events: BlockEvent<string>[]) => events.reduce<string | null>(currentBlock, null);
const enter = (block: string): BlockEvent<string> => ({ type: 'enter', block });
const leave = (block: string): BlockEvent<string> => ({ type: 'leave', block });

it('is the block that was entered, until it is left', () => {
  expect(after()).toBeNull();
  expect(after(enter('a'))).toBe('a');
  expect(after(enter('a'), leave('a'))).toBeNull();
});

it('is the block that was entered last', () => {
  expect(after(enter('a'), enter('b'))).toBe('b');
  expect(after(enter('a'), enter('b'), enter('a'))).toBe('a');
});

it('is not cleared by leaving a block that is no longer current', () => {
  expect(after(enter('a'), enter('b'), leave('a'))).toBe('b');
});

it('does not fall back to an earlier block', () => {
  expect(after(enter('a'), enter('b'), leave('b'))).toBeNull();
});

it('for any events: the last entered block, if it has not been left since', () => {
  const events = fc.array(
    fc.record({
      type: fc.constantFrom('enter', 'leave'),
      block: fc.constantFrom('a', 'b', 'c'),
    }) as fc.Arbitrary<BlockEvent<string>>,
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(events, (sequence) => {
      const last = sequence.findLastIndex(({ type }) => type === 'enter');
      const block = sequence[last]?.block ?? null;
      const left = sequence
        .slice(last + 1)
        .some((event) => event.type === 'leave' && event.block === block);
      expect(after(...sequence)).toBe(left ? null : block);
    }),
  );
});
