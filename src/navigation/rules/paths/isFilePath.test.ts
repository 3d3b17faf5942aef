import { isFilePath } from './isFilePath';

it.each([
  ['/img/mark.svg', true],
  ['/assets/js/main.1234.js', true],
  ['/pagefind/fragment/en_2b4f.pf_fragment', true],
  ['/x/8.9.2', false],
  ['/components/buttons', false],
  ['/', false],
])('%s: %s', (path, expected) => {
  expect(isFilePath(path)).toBe(expected);
});
