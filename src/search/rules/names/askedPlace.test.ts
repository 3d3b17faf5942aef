import { namesFile } from '../../../../tests/support/namesFile';
import { askedPlace } from './askedPlace';
import { openNames } from './openNames';

const names = openNames([
  namesFile({
    products: ['material-ui', 'x-data-grid'],
    rows: ['rowHeight'],
    headings: 'Row spacing',
    pages: [
      { a: 'api/', t: 'API', d: 0, g: 0 },
      { a: 'x/react-data-grid/row-height/', t: 'Row height', d: 1, g: 0, h: 1 },
      { a: 'x/api/data-grid/data-grid/', t: 'DataGrid', d: 1, g: 0, k: 'component', r: { p: [0] } },
    ],
  }),
]);
const asked = (query: string) => {
  const { place } = askedPlace(names, query) ?? {};
  return place === undefined ? undefined : names.records[place]!.title;
};

it.each([
  ['https://docs.example.org/x/react-data-grid/row-height/#row-spacing', 'Row spacing'],
  ['https://docs.example.org/zh/x/react-data-grid/row-height/#row-spacing', 'Row spacing'],
  ['https://example.org/below/x/react-data-grid/row-height/?mode=dark', 'Row height'],
  ['/x/api/data-grid/data-grid/#prop-rowHeight', 'rowHeight'],
  ['https://mui.com/x/api/data-grid/data-grid/#data-grid-prop-rowHeight', 'rowHeight'],
  ['/x/react-data-grid/row-height/#no-such-heading', 'Row height'],
])('finds the place of %s', (address, title) => {
  expect(asked(address)).toBe(title);
});

it('asks with the words of an address of which no page is known', () => {
  expect(askedPlace(names, 'https://example.org/components/rating/')).toEqual({
    query: 'rating',
    place: undefined,
  });
});

it.each(['rowHeight', 'row height', 'and/or', 'https://example.org', '/', '// comment'])(
  'leaves %j alone, which is no address of a page',
  (query) => {
    expect(askedPlace(names, query)?.place).toBeUndefined();
  },
);
