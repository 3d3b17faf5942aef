import { spreadOf } from './spreadOf';

it('says the middle, the worst and how many', () => {
  expect(spreadOf([3, 9, 1])).toEqual({ median: 3, worst: 9, count: 3 });
});

it('refuses no times', () => {
  expect(() => spreadOf([])).toThrow('no median');
});
