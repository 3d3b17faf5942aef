import { longDemos } from './longDemos';

const demos = [{ folder: 'x-docs/react-charts', name: 'Bars' }];
const long = '  // A line.\n'.repeat(61);
const short = '  // A line.\n'.repeat(60);

it.each([
  ['x-docs/react-charts/Bars.tsx', long, true],
  ['x-docs/react-charts/Bars.tailwind.tsx', long, true],
  ['x-docs/react-charts/Bars.tsx', short, false],
  // What stands beside a demo may be longer.
  ['x-docs/react-charts/data.ts', long, false],
])('of %s: %#', (file, text, isLong) => {
  expect(longDemos([file], demos, () => text)).toEqual(isLong ? [file] : []);
});
