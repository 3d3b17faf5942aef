import { typingOf } from './typingOf';

it('counts the letters that names answer, and tells which took longest', () => {
  expect(
    typingOf([
      { typed: 's', ms: 9, isLeftToText: false },
      { typed: 'so', ms: 30, isLeftToText: false },
      { typed: 'so w', ms: 200, isLeftToText: true },
      { typed: 'sor', ms: 10, isLeftToText: false },
    ]),
  ).toEqual({ median: 10, worst: 30, count: 3, leftToText: 1, slowest: 'so' });
});

it('refuses where names have answered nothing', () => {
  expect(() => typingOf([{ typed: 's', ms: 9, isLeftToText: true }])).toThrow('no median');
});
