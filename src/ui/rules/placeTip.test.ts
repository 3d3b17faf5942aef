import fc from 'fast-check';
import { placeTip } from './placeTip';

const tip = { width: 100, height: 30 };
const screen = { width: 390, height: 844 };

it.each([
  ['in the middle, below', { left: 190, top: 100 }, { left: 150, top: 126 }],
  ['at the left edge', { left: 0, top: 100 }, { left: 8, top: 126 }],
  ['at the right edge', { left: 370, top: 100 }, { left: 282, top: 126 }],
  ['at the lower edge, above', { left: 190, top: 820 }, { left: 150, top: 784 }],
])('%s', (_name, corner, expected) => {
  expect(placeTip({ ...corner, width: 20, height: 20 }, tip, screen)).toEqual(expected);
});

it('never leaves a screen that is wide enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -50, max: 450 }),
      fc.integer({ min: 0, max: 844 }),
      (left, top) => {
        const at = placeTip({ left, top, width: 20, height: 20 }, tip, screen);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.left + tip.width).toBeLessThanOrEqual(382);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.top + tip.height).toBeLessThanOrEqual(844);
      },
    ),
  );
});
