import { javaScriptPath } from './javaScriptPath';

it.each([
  ['BasicSorting.tsx', 'BasicSorting.jsx'],
  ['data/rows.ts', 'data/rows.js'],
  ['BasicSorting.css', 'BasicSorting.css'],
  ['./rows', './rows'],
  ['a.tsx/b.json', 'a.tsx/b.json'],
  ['assets', 'assets'],
])('calls %s in JavaScript %s', (path, expected) => {
  expect(javaScriptPath(path)).toBe(expected);
});
