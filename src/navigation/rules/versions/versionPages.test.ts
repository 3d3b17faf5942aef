import { readVersionPages, versionPagesFile } from './versionPages';

it('names one file for each version', () => {
  expect(versionPagesFile('x', '8.9.2')).toBe('version-pages/x-8.9.2.json');
});

it('takes a list of paths', () => {
  expect(readVersionPages(['/', '/react-data-grid/sorting'])).toEqual([
    '/',
    '/react-data-grid/sorting',
  ]);
  expect(readVersionPages([])).toEqual([]);
});

it.each([null, {}, 'text', [1], ['a'], ['//evil.example'], ['/a?b'], ['/\\evil.example']])(
  'refuses %j',
  (value) => {
    expect(readVersionPages(value)).toBeUndefined();
  },
);
