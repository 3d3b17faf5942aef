import fc from 'fast-check';
import { askErrors, openErrors } from './askErrors';

const rows =
  'MUI X: The Data Grid component requires all rows to have a unique `id` property.\nAlternatively, you can use the `getRowId` prop to specify a custom id for each row.';
const outOfRange =
  "MUI: You have provided an out-of-range value `{}` for the select {}component.\nConsider providing a value that matches one of the available options or ''.";
const chart =
  'MUI X Charts: Could not find the Chart context.\nIt looks like you rendered your component outside of a ChartDataProvider.';
const svg =
  'MUI X Charts: Could not find the svg ref context.\nIt looks like you rendered your component outside of a ChartContainer parent component.';
const loading =
  'MUI: The LoadingButton component functionality is now part of the Button component from Material UI.';
const license = 'MUI X: Missing license key.';
const styled = "Cannot read properties of undefined (reading '__emotion_real')";
const fragment = "MUI: The Tabs component doesn't accept a Fragment as a child.";
const errors = openErrors({
  format: 1,
  pages: [
    { a: 'x/react-data-grid/row-definition/', t: 'Rows', d: 'x-data-grid' },
    { a: 'components/selects/', t: 'Select', d: 'material-ui' },
    { a: 'x/errors/', t: 'Error messages', d: 'x-charts' },
  ],
  messages: [
    [rows, 0, 'row-identifier'],
    [outOfRange, 1, 'values'],
    [chart, 2, 'context'],
    [svg, 2, 'svg'],
    [fragment, 1, 'fragment'],
    [loading, 1, 'loading'],
    [license, 0, 'license'],
    [styled, 1, 'styled'],
  ],
});
const first = (query: string) => askErrors(errors, query)[0]?.anchor;

it('finds a message by its whole text, whatever is in it', () => {
  expect(first(rows)).toBe('row-identifier');
  expect(
    first(
      'MUI: You have provided an out-of-range value `Ten thousand` for the select (name="age") component.',
    ),
  ).toBe('values');
});

it('finds it by a part, and with a stack below it', () => {
  expect(first('requires all rows to have a unique id')).toBe('row-identifier');
  expect(first('could not find the chart context')).toBe('context');
  expect(
    first(
      `Uncaught Error: ${svg}\n    at useSvgRef (useSvgRef.js:14:11)\n    at renderWithHooks (react-dom.js:1:2)`,
    ),
  ).toBe('svg');
});

it('finds it where a component has another name', () => {
  expect(first("MUI: The ButtonGroup component doesn't accept a Fragment as a child.")).toBe(
    'fragment',
  );
});

it.each([
  'how to select a row in the data grid',
  'rows id unique',
  'the component you use for a child of tabs',
  'date picker localization provider',
  'mui x charts license',
  'mui material button component',
  '@mui/material/Button',
  '@mui/x-charts',
  '',
])('%j is a question and no message', (query) => expect(askErrors(errors, query)).toEqual([]));

it('finds a short message by all of its words', () => {
  expect(first('Missing license key')).toBe('license');
  expect(first('Uncaught Error: MUI X: Missing license key.')).toBe('license');
});

it('takes what a browser says of any code for a message only with the name that it is about', () => {
  expect(first(`Uncaught TypeError: ${styled}`)).toBe('styled');
  expect(first('cannot read properties of undefined reading __emotion_real')).toBe('styled');
  for (const name of ['main', 'palette', 'emotion'])
    expect(
      first(`TypeError: Cannot read properties of undefined (reading '${name}')`),
    ).toBeUndefined();
  expect(first('cannot read properties of undefined grouping')).toBeUndefined();
});

it('says the first line', () => {
  expect(askErrors(errors, outOfRange)[0]).toMatchObject({
    title: 'MUI: You have provided an out-of-range value `…` for the select …component.',
    page: { t: 'Select' },
  });
});

it('depends on the question alone, and throws at nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('constructor __proto__ toString valueOf', 'a '.repeat(50_000), rows),
      ),
      (query) => {
        const answer = askErrors(errors, query);
        askErrors(errors, chart);
        expect(askErrors(errors, query)).toEqual(answer);
        expect(answer.length).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 300 },
  );
});
