import { inTurn } from './inTurn';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

it('takes every case once in as many turns as there are parts', () => {
  const turns = [0, 1, 2].map((turn) => inTurn(items, 3, turn));
  expect(turns[1]).toEqual(['b', 'e']);
  expect(turns.flat().toSorted()).toEqual(items);
});

it('takes the same part of a large number again', () => {
  expect(inTurn(items, 2, 0xfedcba98)).toEqual(inTurn(items, 2, 0));
});

it('takes all of them without a turn', () => {
  process.env.SWEEP = 'full';
  jest.isolateModules(() => {
    const full = jest.requireActual<typeof import('./inTurn')>('./inTurn');
    expect(full.inTurn(items, 3)).toEqual(items);
  });
  delete process.env.SWEEP;
});
