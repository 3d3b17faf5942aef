import { namesFile } from '../../../../tests/support/namesFile';
import { certainScores } from './certainScores';
import { openNames } from './openNames';
import { readCode } from './readCode';

const names = openNames([
  namesFile({
    rows: ['color variant', 'color'],
    pages: [
      { a: 'buttons/', t: 'Button', d: 0, g: 0 },
      { a: 'api/button/', t: 'Button', d: 0, g: 0, k: 'component', r: { p: [0] } },
      { a: 'api/chip/', t: 'Chip', d: 0, g: 0, k: 'component', r: { p: [1] } },
    ],
  }),
]);
const named = (code: string, place?: number) =>
  [...certainScores(names, readCode(code)?.subject, place)]
    .sort(([, a], [, b]) => b - a)
    .map(([at]) => {
      const { kind, title, page } = names.records[at]!;
      return `${kind} ${title} of ${names.pages[page]!.address}`;
    });

it('takes a component that code names before the props that it is given there', () => {
  expect(named('<Button color="error">Delete</Button>')).toEqual([
    'component Button of api/button/',
    'prop color of api/button/',
  ]);
});

it('knows nothing for certain of code that names nothing here', () => {
  expect(named('<Zebra color="error" />')).toEqual([]);
  expect(named('sorting')).toEqual([]);
});

it('takes the place of an address before everything else', () => {
  const place = names.records.findIndex(({ title }) => title === 'Chip');
  expect(named('<Button color="error">Delete</Button>', place)[0]).toBe(
    'component Chip of api/chip/',
  );
});
