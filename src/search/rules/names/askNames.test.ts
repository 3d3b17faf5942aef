import fc from 'fast-check';
import { askedPlace } from './askedPlace';
import { askNames } from './askNames';
import type { NamesFile } from './namesFile';
import { opening, openNames } from './openNames';

const none = { synonyms: '', pinyin: '', readings: {}, simplified: '' };

const english: NamesFile = {
  ...none,
  format: 1,
  products: ['material-ui', 'x-data-grid'],
  trails: ['', 'Components', 'Main features'],
  rows: ['color disabled variant', 'root colorError', 'rowHeight+ onRowClick', 'variant~', 'cell'],
  headings: 'Text button\nSorting and filtering\nDisable sorting\nImport files',
  ids: '\n\nno-sort\n',
  synonyms: 'modal|dialog|pop up',
  pages: [
    { a: 'components/buttons/', t: 'Button', d: 0, g: 1, h: 1 },
    { a: 'components/dialogs/', t: 'Dialog', d: 0, g: 1 },
    { a: 'components/old/', t: 'Old button', d: 0, g: 1, o: 1 },
    { a: 'x/react-data-grid/', t: 'Data Grid', d: 1, g: 0 },
    { a: 'x/react-data-grid/sorting/', t: 'Sorting', d: 1, g: 2, h: 3 },
    { a: 'x/react-data-grid/pagination/', t: 'Pagination', d: 1, g: 2, l: 1 },
    {
      a: 'api-docs/button/',
      t: 'Button',
      d: 0,
      g: 1,
      k: 'component',
      y: '',
      r: { p: [0], c: [1] },
    },
    { t: 'IconButton', d: 0, g: 1, k: 'component', y: '', r: { i: [0], s: [3] } },
    {
      a: 'x/api/data-grid/data-grid/',
      t: 'DataGrid',
      d: 1,
      g: 0,
      k: 'component',
      y: '',
      r: { p: [2], c: [4] },
    },
    { a: 'components/pagination/', t: 'Pagination', d: 0, g: 1 },
  ],
};

const chinese: NamesFile = {
  ...none,
  format: 1,
  products: ['x-data-grid', 'material-ui'],
  trails: ['', '主要功能'],
  rows: ['variant'],
  headings: '禁用排序\n分页模型\n重置',
  ids: 'disable-sorting\npagination-model\nreset',
  synonyms: '过滤|筛选|filter',
  pinyin: 'fen分jin禁mo模pai排xing型xu序ye页yong用zhong重zhi置an按niu钮shai筛xuan选guo过lv滤',
  readings: { 重置: 'chong zhi' },
  alone: 'zhong重',
  simplified: '頁页鈕钮',
  pages: [
    { a: 'x/react-data-grid/sorting/', t: '排序', n: 'Sorting', d: 0, g: 1, h: 1 },
    { a: 'x/react-data-grid/pagination/', t: '分页', n: 'Pagination', d: 0, g: 1, h: 2 },
    { a: 'x/react-data-grid/filtering/', t: '筛选', n: 'Filtering', d: 0, g: 1 },
    { a: 'components/buttons/', t: 'Button 按钮', n: 'Button', d: 1, g: 0 },
    { a: 'api-docs/button/', t: 'Button', d: 1, g: 0, k: 'component', y: '', r: { p: [0] } },
  ],
};

const inEnglish = openNames([english]);
const inChinese = openNames([chinese]);

const addresses = (names: typeof inEnglish, query: string, rest = {}) =>
  askNames(names, { query, ...rest }).results.map(
    ({ record, page }) => `${page.address}${record.anchor && `#${record.anchor}`}`,
  );
const first = (query: string, ownProduct?: string) =>
  addresses(inEnglish, query, { ownProduct })[0];
const firstZh = (query: string, ownProduct?: string) =>
  addresses(inChinese, query, { ownProduct })[0];

it.each([
  ['sorting', 'x/react-data-grid/sorting/'],
  ['sort', 'x/react-data-grid/sorting/'],
  ['sorted', 'x/react-data-grid/sorting/'],
  ['pag', 'components/pagination/'],
  ['paginaton', 'components/pagination/'],
  ['button', 'components/buttons/'],
  ['<Button', 'api-docs/button/'],
  ['button variant', 'api-docs/button/#prop-variant'],
  ['IconButton variant', 'api-docs/icon-button/#prop-variant'],
  ['rowHeight', 'x/api/data-grid/data-grid/#prop-rowHeight'],
  ['row height', 'x/api/data-grid/data-grid/#prop-rowHeight'],
  ['datagrid', 'x/react-data-grid/'],
  ['.MuiDataGrid-cell', 'x/api/data-grid/data-grid/#class-cell'],
  ['MuiButton-colorError', 'api-docs/button/#class-colorError'],
  ['slot:variant', 'api-docs/icon-button/#slot-variant'],
  ['how to disable the sorting', 'x/react-data-grid/sorting/#no-sort'],
  ['modal', 'components/dialogs/'],
  ['mui button', 'components/buttons/'],
  ['how to use dialog in Material UI', 'components/dialogs/'],
  ['pop up', 'components/dialogs/'],
  ['<Button variant="text" color="error">Sorting</Button>', 'api-docs/button/'],
  ['<Button variant', 'api-docs/button/'],
  ['<Button.Root disabled', 'api-docs/button/'],
  ['<DataGrid rowHeight={30} cell', 'x/api/data-grid/data-grid/'],
  ['<Pagination count={5} />', 'components/pagination/'],
  ["import { DataGrid } from '@mui/x-data-grid';", 'x/api/data-grid/data-grid/'],
  ['rowHeight(params)', 'x/api/data-grid/data-grid/#prop-rowHeight'],
  ['slots={{ variant: Text }}', 'api-docs/icon-button/#slot-variant'],
  ['theme.pagination.first.last', 'components/pagination/'],
])('finds by %j first %s', (query, address) => {
  expect(first(query, 'material-ui')).toBe(address);
});

it.each([
  ['分页', 'x/react-data-grid/pagination/'],
  ['分', 'x/react-data-grid/pagination/'],
  ['用排', 'x/react-data-grid/sorting/#disable-sorting'],
  ['如何禁用排序', 'x/react-data-grid/sorting/#disable-sorting'],
  ['pagination', 'x/react-data-grid/pagination/'],
  ['fenye', 'x/react-data-grid/pagination/'],
  ['fen ye', 'x/react-data-grid/pagination/'],
  ['fy', 'x/react-data-grid/pagination/'],
  ['fenyemoxing', 'x/react-data-grid/pagination/#pagination-model'],
  ['chongzhi', 'x/react-data-grid/pagination/#reset'],
  ['zhongzhi', 'x/react-data-grid/pagination/#reset'],
  ['分頁', 'x/react-data-grid/pagination/'],
  ['过滤', 'x/react-data-grid/filtering/'],
  ['按鈕', 'components/buttons/'],
  ['an niu', 'components/buttons/'],
  ['ànniǔ', 'components/buttons/'],
  ['按钮的用法', 'components/buttons/'],
  ['按钮 variant', 'api-docs/button/#prop-variant'],
])('finds on Chinese pages by %j first %s', (query, address) => {
  expect(firstZh(query)).toBe(address);
});

it('prefers the product that is read, and puts what is old last', () => {
  expect(first('pagination', 'x-data-grid')).toBe('x/react-data-grid/pagination/');
  expect(first('pagination', 'material-ui')).toBe('components/pagination/');
  const found = addresses(inEnglish, 'button');
  expect(found.indexOf('components/old/')).toBeGreaterThan(found.indexOf('api-docs/button/'));
});

it('narrows, and counts what the other values would find', () => {
  const { results, counts } = askNames(inEnglish, { query: 'pagination', product: 'x-data-grid' });
  expect(results.map(({ page }) => page.product)).toEqual(['x-data-grid']);
  expect(counts.product).toEqual({ 'x-data-grid': 1, 'material-ui': 1 });
  expect(counts.plan).toEqual({ pro: 1 });
  expect(addresses(inEnglish, 'pagination', { plan: 'premium' })).toEqual([]);
});

it('says what may have been meant, and when names are not enough', () => {
  expect(askNames(inEnglish, { query: 'disable sortign' })).toMatchObject({
    suggestion: 'disable sorting',
    isCovered: true,
  });
  expect(askNames(inEnglish, { query: 'sorting' }).suggestion).toBeUndefined();
  expect(askNames(inEnglish, { query: 'sorting zzzzzz' }).isCovered).toBe(false);
  expect(askNames(inEnglish, { query: 'zzzzzz' })).toMatchObject({ results: [], coverage: 0 });
});

it('says it in the words that were typed, with what narrows them', () => {
  expect(askNames(inEnglish, { query: 'prop: varaint' }).suggestion).toBe('prop: variant');
});

it('asks the sections for a sentence with a name in it, and not for the name', () => {
  const isForTexts = (query: string) => askNames(inEnglish, { query }).isForTexts;
  expect(isForTexts('set rowHeight dynamically per row')).toBe(true);
  expect(isForTexts('rowHeight')).toBe(false);
  expect(isForTexts('prop: rowHeight dynamically')).toBe(false);
});

it('prefers the Chinese name of a page in the product that is read', () => {
  const own = { ...chinese, pages: [...chinese.pages] };
  own.pages.push({
    a: 'components/pagination/',
    t: 'Pagination 分页',
    n: 'Pagination',
    d: 1,
    g: 0,
  });
  const names = openNames([own]);
  expect(addresses(names, '分页', { ownProduct: 'material-ui' })[0]).toBe('components/pagination/');
  expect(addresses(names, '分页', { ownProduct: 'x-data-grid' })[0]).toBe(
    'x/react-data-grid/pagination/',
  );
});

it('knows guides of upgrades as tellings of changes', () => {
  const pages = ['guides/upgrade-to-v6/', 'components/buttons/'].map((a) => ({
    a,
    t: a,
    d: 0,
    g: 0,
  }));
  const { pages: opened } = openNames([{ ...english, headings: '', ids: '', pages }]);
  expect(opened.map(({ isOfChanges }) => isOfChanges)).toEqual([true, false]);
});

it('puts the props that an element is given behind its component', () => {
  const query = '<IconButton onClick={go} variant="text" color={zzzzzz} />';
  expect(addresses(inEnglish, query).slice(0, 3).toSorted()).toEqual([
    'api-docs/icon-button/',
    'api-docs/icon-button/#prop-color',
    'api-docs/icon-button/#prop-variant',
  ]);
  expect(first(query)).toBe('api-docs/icon-button/');
  // What else is in the code is of its author.
  expect(askNames(inEnglish, { query: '<Button zzzzzz={1} />' }).isCovered).toBe(true);
  expect(addresses(inEnglish, '<Zzzzzz color="red" />')).toContain('api-docs/button/#prop-color');
});

it('knows plan and age of a row', () => {
  const [row] = askNames(inEnglish, { query: 'rowHeight' }).results;
  expect(row?.record).toMatchObject({ kind: 'prop', plan: 'pro', isOld: false });
  const [slot] = askNames(inEnglish, { query: 'slot:variant' }).results;
  expect(slot?.record).toMatchObject({ kind: 'slot', isOld: true });
});

const typed = fc.oneof(
  fc.constantFrom(
    'to',
    'toltip',
    'sorting',
    '分',
    '分页',
    'prop:',
    'fy',
    'button variant',
    '<',
    '<Button color=',
  ),
  fc.string({ maxLength: 12 }),
);

/** All that is in the field while a query is typed letter by letter. */
const lettersOf = (query: string) => Array.from(query, (_, at) => query.slice(0, at + 1));

it('answers the same whatever was asked before', () => {
  fc.assert(
    fc.property(fc.array(typed, { maxLength: 8 }), typed, typed, (before, start, query) => {
      for (const names of [inEnglish, inChinese]) {
        const file = names === inEnglish ? english : chinese;
        const asked = [
          ...before,
          ...lettersOf(start),
          // A term stays while the next ones are typed, in the same order and in another.
          ...lettersOf(`${start} ${query}`),
          ...lettersOf(`${query} ${start}`).toReversed(),
          `prop:${query}`,
          ...lettersOf(query),
        ];
        for (const each of asked) askNames(names, { query: each });
        for (const each of [query, `${start} ${query}`, `${query} ${start}`]) {
          const question = { query: each, ownProduct: 'x-data-grid' };
          const answer = askNames(names, question);
          expect(answer).toEqual(askNames(openNames([file]), question));
          expect(askNames(names, question)).toEqual(answer);
        }
      }
    }),
  );
});

it('is opened bit by bit as it is at once', () => {
  const work = opening([chinese, english]);
  let stops = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) stops += 1;
  expect(stops).toBeGreaterThan(english.pages.length + chinese.pages.length);
  expect(step.value).toEqual(openNames([chinese, english]));
});

it('takes ten thousand hostile queries', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString:',
      'hasOwnProperty',
      '\u202e\u2066',
      '\ud800',
      '\udc00x',
      '\u0000',
      '(a+)+$',
      '[[\\',
      '={{{',
      '<<<<A',
      '<Button a="',
      'import { type {',
      'theme.color.',
      '--mui-',
      'const [a = require(',
      'a="\'',
      '分'.repeat(500),
      'x'.repeat(100_000),
      'İıſ',
    ),
  );
  let asked = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      asked += 1;
      const query = pieces.join(' ');
      const { results } = askNames(asked % 2 ? inEnglish : inChinese, { query });
      for (const { score } of results) expect(Number.isFinite(score)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  expect(asked).toBeGreaterThanOrEqual(10_000);
});

it('puts a row that the reader does not have behind one of that name which he has', () => {
  const needed = (address: string, anchor: string) =>
    address === 'api-docs/button/' && anchor === 'prop-color' ? '8.6.0' : undefined;
  const rows = askNames(inEnglish, { query: 'color', needed }).results.map(
    ({ record, page, needs }) => [`${page.address}#${record.anchor}`, needs],
  );
  expect(addresses(inEnglish, 'color')[0]).toBe('api-docs/button/#prop-color');
  expect(rows[0]).toEqual(['api-docs/icon-button/#prop-color', undefined]);
  expect(rows).toContainEqual(['api-docs/button/#prop-color', '8.6.0']);
});

it.each([
  [
    'https://example.org/docs/x/react-data-grid/sorting/#no-sort',
    'x/react-data-grid/sorting/#no-sort',
  ],
  ['/zh/components/buttons/#text-button', 'components/buttons/#text-button'],
  ['/components/buttons/#nowhere', 'components/buttons/'],
  ['example.org/x/v7/react-data-grid', 'x/react-data-grid/'],
  [
    'https://example.org/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
    'x/api/data-grid/data-grid/#prop-rowHeight',
  ],
  ['https://example.org/material-ui/react-button/', 'components/buttons/'],
])('leads from the address %j to its place', (query, expected) => {
  const asked = askedPlace(inEnglish, query);
  expect(addresses(inEnglish, query, asked)[0]).toBe(expected);
});
