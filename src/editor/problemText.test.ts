import { problemDetail, problemPlace, problemText, type Problem } from './problemText';

const place = { path: 'A.tsx', line: 3 };
const cases: [Problem, string, string, unknown][] = [
  [
    { from: 'code', kind: 'syntax', message: 'Unexpected token', name: 'A.tsx', line: 3 },
    'cannot be read',
    'Unexpected token',
    { name: 'A.tsx', line: 3 },
  ],
  [
    { from: 'code', kind: 'missing', message: 'left-pad', name: 'A.tsx', line: 3 },
    'does not have this package',
    'left-pad',
    { name: 'A.tsx', line: 3 },
  ],
  [
    { from: 'program', phase: 'render', message: 'no', place },
    'an error',
    'no',
    { name: 'A.tsx', line: 3 },
  ],
  [{ from: 'program', phase: 'later', message: 'no' }, 'an error', 'no', undefined],
  [{ from: 'program', phase: 'endless', message: 'It ran' }, 'did not finish', '', undefined],
  [{ from: 'frame', reason: 'hung' }, 'stopped responding', '', undefined],
  [{ from: 'frame', reason: 'left' }, 'leave its frame', '', undefined],
  [{ from: 'frame', reason: 'flooded' }, 'endlessly', '', undefined],
  [{ from: 'frame', reason: 'broken' }, 'could not be loaded', '', undefined],
];

it.each(cases)('says of %j what it is about, and where', (problem, text, detail, where) => {
  expect(problemText(problem)).toContain(text);
  expect(problemDetail(problem)).toBe(detail);
  expect(problemPlace(problem)).toEqual(where);
});
