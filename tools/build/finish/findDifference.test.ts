import { findDifference } from './findDifference';

const record = { locale: 'en', source: 'c0ffee', committed: '', settings: { Node: '1', a: '2' } };

it('finds nothing in one language, or where all are of the same', () => {
  expect(findDifference([])).toBeUndefined();
  expect(findDifference([record])).toBeUndefined();
  expect(findDifference([record, { ...record, locale: 'zh' }])).toBeUndefined();
});

it.each([
  [{ source: 'decaf' }, 'two commits: c0ffee and decaf'],
  [{ source: '' }, 'two commits: c0ffee and none'],
  [{ settings: { Node: '1', a: '3' } }, 'two deployments, which differ in a'],
  [{ settings: { Node: '1', a: '2', LEAN: '4' } }, 'two deployments, which differ in LEAN'],
])('names that %j differs', (changes, expected) => {
  expect(findDifference([record, { ...record, locale: 'zh', ...changes }])).toBe(
    `en and zh are builds of ${expected}`,
  );
});
