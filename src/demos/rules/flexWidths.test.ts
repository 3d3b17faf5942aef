import { flexWidths } from './flexWidths';

const fixed = (field: string, computedWidth: number) => ({ field, computedWidth });
const flexible = (
  field: string,
  flex: number,
  limits: { minWidth?: number; maxWidth?: number } = {},
) => ({
  field,
  computedWidth: 0,
  flex,
  ...limits,
});

it('leaves columns without a share as they are', () => {
  expect(flexWidths([fixed('a', 90), fixed('b', 160)], 700)).toEqual([90, 160]);
});

it('shares out what they leave', () => {
  expect(flexWidths([fixed('a', 100), flexible('b', 1), flexible('c', 2)], 700)).toEqual([
    100, 200, 400,
  ]);
});

it('gives no column less than its least width, and the others what is left then', () => {
  expect(flexWidths([flexible('a', 1, { minWidth: 300 }), flexible('b', 1)], 400)).toEqual([
    300, 100,
  ]);
  expect(flexWidths([flexible('a', 1, { minWidth: 300 }), flexible('b', 1)], 100)).toEqual([
    300, 50,
  ]);
});

it('gives no column more than its greatest width', () => {
  expect(flexWidths([flexible('a', 1, { maxWidth: 100 }), flexible('b', 1)], 600)).toEqual([
    100, 500,
  ]);
});
