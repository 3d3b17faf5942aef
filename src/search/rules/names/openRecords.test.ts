import { namesFile } from '../../../../tests/support/namesFile';
import { createWords } from './createWords';
import type { NamesFile, NamesPage } from './namesFile';
import { openRecords } from './openRecords';
import { placeOf } from './posting';

function read(pages: NamesPage[], rest: Partial<NamesFile> = {}) {
  const words = createWords();
  const work = openRecords(
    [namesFile({ trails: ['', 'Components', '主要功能'], pages, ...rest })],
    words,
  );
  let step = work.next();
  while (!step.done) step = work.next();
  const open = step.value;
  const kinds = open.records.map(({ kind, title }) => `${kind} ${title}`);
  const titlesOf = (word: string) =>
    words.postings[words.places.get(word) ?? -1]?.map((at) => open.records[placeOf(at)]!.title);
  return { ...open, kinds, titlesOf };
}

it('puts pages without an address beside the page before', () => {
  const { pages } = read([
    { a: 'api-docs/button/', t: 'Button', d: 0, g: 1, k: 'component' },
    { t: 'IconButton', d: 0, g: 1, k: 'component' },
  ]);
  expect(pages.map(({ address }) => address)).toEqual([
    'api-docs/button/',
    'api-docs/icon-button/',
  ]);
});

it('makes a record of each page, theme key, heading and row', () => {
  const { kinds, records } = read(
    [
      { a: 'components/buttons/', t: 'Button', d: 0, g: 1, h: 2 },
      { a: 'api/button/', t: 'Button', d: 0, g: 1, k: 'component', y: '', r: { p: [0], c: [1] } },
    ],
    {
      headings: 'Text button\nDisable it',
      ids: '\nno-button',
      rows: ['color variant~', 'root expanded=Mui-expanded'],
    },
  );
  expect(kinds).toEqual([
    'page Button',
    'heading Text button',
    'heading Disable it',
    'component Button',
    'theme MuiButton',
    'prop color',
    'prop variant',
    'class MuiButton-root',
    'class Mui-expanded',
  ]);
  expect(records.map(({ anchor }) => anchor).slice(1, 3)).toEqual(['text-button', 'no-button']);
  expect(records.filter(({ isOld }) => isOld).map(({ title }) => title)).toEqual(['variant']);
});

it('finds a name by its words and by all of them in one', () => {
  const { titlesOf } = read(
    [{ a: 'api/data-grid/', t: 'DataGrid', d: 0, g: 1, k: 'component', r: { p: [0] } }],
    { rows: ['rowHeight getRowHeight'] },
  );
  expect(titlesOf('height')).toEqual(['rowHeight', 'getRowHeight']);
  expect(titlesOf('rowheight')).toEqual(['rowHeight']);
  expect(titlesOf('datagrid')).toEqual(['DataGrid']);
});

it('finds what leads to one address under one number', () => {
  const { records } = read(
    [
      { a: 'api/one/', t: 'One', d: 0, g: 1, k: 'component', r: { p: [0], i: [0] } },
      { a: 'api/two/', t: 'Two', d: 0, g: 1, k: 'component', r: { p: [0] } },
    ],
    { rows: ['color'] },
  );
  const colors = records.filter(({ title }) => title === 'color').map(({ target }) => target);
  expect(colors).toHaveLength(3);
  expect(colors[0]).toBe(colors[1]);
  expect(colors[2]).not.toBe(colors[0]);
});

it('lists Chinese titles once each, and Chinese groups', () => {
  const { chinese, chineseRecords, chineseTrails } = read(
    [
      { a: 'a/', t: '分页', n: 'Pagination', d: 0, g: 2, h: 1 },
      { a: 'b/', t: 'B', d: 0, g: 1 },
    ],
    { headings: '分页', ids: 'pagination' },
  );
  expect(chinese).toEqual(['分页']);
  expect(chineseRecords).toEqual([[0, 1]]);
  expect([...chineseTrails]).toEqual(['主要功能']);
});
