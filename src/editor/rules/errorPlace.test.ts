import { errorPlace } from './errorPlace';

const paths = { 'blob:null/1-a': 'Basic.tsx', 'blob:null/2-b': 'data/rows.ts' };

it.each([
  ['Error: no\n    at f (blob:null/2-b:7:3)\n    at Basic (blob:null/1-a:12:5)', 'data/rows.ts', 7],
  [
    'Error: no\n    at Object.x (https://docs.test/library.js:1:999)\n    at Basic (blob:null/1-a:12:5)',
    'Basic.tsx',
    12,
  ],
  ['Basic@blob:null/1-a:12:5\nrender@https://docs.test/library.js:1:9', 'Basic.tsx', 12],
  ['blob:null/1-a:4\n', 'Basic.tsx', 4],
])('finds the first place in the program: %j', (stack, path, line) => {
  expect(errorPlace(stack, paths)).toEqual({ path, line });
});

it.each(['', 'Error: no\n    at x (https://docs.test/library.js:1:2)', 'blob:null/1-a'])(
  'finds none in %j',
  (stack) => expect(errorPlace(stack, paths)).toBeUndefined(),
);
