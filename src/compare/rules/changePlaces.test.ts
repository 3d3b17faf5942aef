import type { RowStates } from '../../history/rules/types';
import { becameAt, hiddenRetypeAt, indexAt, statesSince } from './changePlaces';

const states: RowStates = [
  [1, { type: 'A', default: '1' }],
  [2, { type: 'B' }],
  [4, null],
  [5, { type: 'B', default: '1' }],
  [7, { type: 'B', default: '1', deprecated: '' }],
];

it('finds the state at a version', () => {
  expect([0, 1, 3, 9].map((at) => indexAt(states, at))).toEqual([-1, 0, 1, 4]);
});

it('gives the states since the row came last', () => {
  const sinceAt = (count: number) => statesSince(states.slice(0, count)).map(([at]) => at);
  expect([0, 2, 3, 4, 5].map(sinceAt)).toEqual([[], [1, 2], [], [5], [5, 7]]);
});

it('says when a field became what it is, whatever else changed after that', () => {
  expect(becameAt(states, ({ type }) => type)).toBe(2);
  expect(becameAt(states, (state) => state.default)).toBe(1);
  expect(becameAt(states, ({ deprecated }) => deprecated !== undefined)).toBe(7);
  expect(becameAt(states, ({ plan }) => plan)).toBe(-1);
});

it('knows a type that differs in what was cut by a state of its own', () => {
  const cut: RowStates = [
    [1, { type: 'Long …' }],
    [2, { type: 'Long …', about: 'aaaaaaaa' }],
    [3, { type: 'Long …', required: true }],
    [4, null],
    [5, { type: 'Long …', required: true }],
  ];
  expect([0, 1, 2].map((from) => hiddenRetypeAt(cut, from))).toEqual([2, 2, -1]);
});
