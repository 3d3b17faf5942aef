import { readGlossary, termsIn, wrongTerms } from './glossary';

const text = `en,zh,note
cell,单元格,Never 格子
column header,列标题,"Not 表头, which is the whole header row"
dark mode,深色模式,Not 暗黑模式 or 暗色模式
field (picker),输入框,Not 字段
`;
const glossary = readGlossary('glossary.csv', text);

it('reads terms with the words that they are not', () => {
  expect(glossary.map(({ source, forbidden }) => [source, forbidden])).toEqual([
    ['cell', ['格子']],
    // Right in another sense.
    ['column header', []],
    ['dark mode', ['暗黑模式', '暗色模式']],
    // Whether a picker is meant, nobody knows.
    ['field (picker)', []],
  ]);
});

it('finds terms in singular and plural, and none in code', () => {
  expect(termsIn(glossary, 'Cells in dark-mode').map(({ source }) => source)).toEqual([
    'cell',
    'dark mode',
  ]);
  expect(termsIn(glossary, 'The `cell` slot, an excellent one')).toEqual([]);
});

it('finds a forbidden word where its term is meant, and only there', () => {
  expect(wrongTerms(glossary, 'A cell.', '一个格子。').map(({ word }) => word)).toEqual(['格子']);
  expect(wrongTerms(glossary, 'A cell.', '一个单元格，像格子。')).toEqual([]);
  expect(wrongTerms(glossary, 'A box.', '一个格子。')).toEqual([]);
});

it.each([
  ['en,de\n', ':1: the first line'],
  ['en,zh,note\ncell\n', ':2: a line is'],
  ['en,zh,note\ncell,单元格,\ncell,格子,\n', ':3: "cell" is in line 2 too'],
])('refuses %j', (broken, what) => {
  expect(() => readGlossary('g.csv', broken)).toThrow(`g.csv${what}`);
});
