import { checkLongDemos } from './checkLongDemos';

const file = 'x-docs/react-charts/Bars.tsx';
const lines = (count: number) => `${'  // A line.\n'.repeat(count)}`;

it.each([
  [lines(61), 61, 'has 61 lines', /^Cut what .* Then: Take its entry out of config\/longDemos/],
  [lines(60), 1, 'is listed in config/longDemos.json without need', /^Take its entry out/],
  [undefined, 1, 'is not there, and config/longDemos.json names it', /^Take its entry out/],
])(
  'holds a listed demo until it is short again, and then its entry: %#',
  (text, line, what, mend) => {
    expect(checkLongDemos([file], () => text)).toEqual([
      expect.objectContaining({ file, line, what, mend: expect.stringMatching(mend) }),
    ]);
  },
);

it('has nothing to say of an empty list', () => {
  expect(checkLongDemos([], () => undefined)).toEqual([]);
});
