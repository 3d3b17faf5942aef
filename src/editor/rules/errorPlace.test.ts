import { errorPlace } from './errorPlace';

const files = {
  'blob:null/1-a': { path: 'Basic.tsx', run: 1 },
  'blob:null/2-b': { path: 'data/rows.ts', run: 2 },
};

it.each([
  [
    'Error: no\n    at f (blob:null/2-b:7:3)\n    at Basic (blob:null/1-a:12:5)',
    'data/rows.ts',
    7,
    2,
  ],
  [
    'Error: no\n    at Object.x (https://docs.test/library.js:1:999)\n    at Basic (blob:null/1-a:12:5)',
    'Basic.tsx',
    12,
    1,
  ],
  ['Basic@blob:null/1-a:12:5\nrender@https://docs.test/library.js:1:9', 'Basic.tsx', 12, 1],
  ['blob:null/1-a:4\n', 'Basic.tsx', 4, 1],
])('finds the first place in a program: %j', (stack, path, line, run) => {
  expect(errorPlace(stack, files)).toEqual({ run, place: { path, line } });
});

it.each(['', 'Error: no\n    at x (https://docs.test/library.js:1:2)', 'blob:null/1-a'])(
  'finds none in %j',
  (stack) => expect(errorPlace(stack, files)).toBeUndefined(),
);
