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
  ],
});
const first = (query: string, product?: string) => askErrors(errors, query, product)[0]?.anchor;

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
  '',
])('%j is a question and no message', (query) => expect(askErrors(errors, query)).toEqual([]));

it('says the first line, and narrows to a product', () => {
  expect(askErrors(errors, outOfRange)[0]).toMatchObject({
    title: 'MUI: You have provided an out-of-range value `…` for the select …component.',
    page: { t: 'Select' },
  });
  expect(first(outOfRange, 'x-charts')).toBeUndefined();
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
