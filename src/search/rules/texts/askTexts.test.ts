import fc from 'fast-check';
import { namesFile } from '../../../../tests/support/namesFile';
import { countTerms, textsOf } from '../../../../plugins/search/lib/texts/textsOf';
import { askNames } from '../names/askNames';
import { openNames } from '../names/openNames';
import { addTexts } from './addTexts';
import { askTexts } from './askTexts';
import { openTexts } from './openTexts';

const titles = ['Pinning columns', 'Row height', 'Overlays', '列固定'];
const texts = [
  'Columns stay in view while the grid is scrolled. Works like frozen panes.',
  'The height of a row follows its content.',
  'What is shown while there is nothing to show.',
  '滚动时列不动，像冻结窗格。列冻结。滚动时。',
];
const names = openNames([
  namesFile({
    products: ['x-data-grid'],
    rows: ['pinnedColumns rowHeight'],
    pages: [
      { a: 'x/grid/', t: 'Data Grid', d: 0, g: 0, h: titles.length },
      { a: 'x/api/data-grid/', t: 'DataGrid', d: 0, g: 0, k: 'component', r: { p: [0] } },
    ],
    headings: titles.join('\n'),
    ids: titles.map((_, at) => `part-${at}`).join('\n'),
    synonyms: 'sticky|pinning',
  }),
]);
const sections = [
  { address: 'x/grid/', titles: ['Data Grid'], counts: countTerms('') },
  ...titles.map((title, at) => ({
    address: `x/grid/#part-${at}`,
    titles: [title],
    counts: countTerms(texts[at]!),
  })),
].map((section) => ({ ...section, pageTitles: ['Data Grid'], phrases: [] }));
const opened = openTexts(names, [textsOf(sections)]);
const ask = (query: string) =>
  askNames(names, { query, addTexts: (scored, asked) => addTexts(opened, scored, asked) });
const anchors = (query: string) => ask(query).results.map(({ record }) => record.anchor);

it.each([
  ['frozen panes', 'part-0', 'words of the text'],
  ['keep columns while scrolling', 'part-0', 'other forms of them'],
  ['sticky view', 'part-0', 'what stands for a word'],
  ['nothing to show', 'part-2', 'words that tell little'],
  ['frozn panes', 'part-0', 'a slip'],
  ['frozenpanes', 'part-0', 'words written in one'],
  ['panes fro', 'part-0', 'a word that is not written to its end'],
  ['冻结窗格', 'part-3', 'Chinese'],
  ['滚动时 冻结', 'part-3', 'Chinese in two parts'],
])('%s leads to %s: %s', (query, anchor) => {
  expect(anchors(query)[0]).toBe(anchor);
});

it('covers a query of which a section has every word', () => {
  expect(ask('frozen panes')).toMatchObject({ isForTexts: true, isCovered: true });
  expect(ask('frozen zeppelin')).toMatchObject({ isForTexts: true, isCovered: false });
});

it.each(['rowHeight', 'row height', 'pinnedColumns', 'prop:row', '<DataGrid rowHeight={3}>', 'o'])(
  'names answer %s without it',
  (query) => {
    const asked = jest.fn();
    const found = askNames(names, { query, addTexts: asked });
    expect(found.isForTexts).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  },
);

it('says that texts would help where they are not there yet', () => {
  expect(askNames(names, { query: 'frozen panes' })).toMatchObject({ isForTexts: true });
});

it('no score is above 1, and nothing depends on what was asked before', () => {
  const word = fc.constantFrom(
    'frozen',
    'column',
    'row',
    'zz',
    '冻结',
    '列',
    'hasOwnProperty',
    'pane',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const terms = words.map((text) => ({ text, isHan: /\p{Script=Han}/u.test(text), parts: [] }));
      const first = askTexts(names, opened, terms);
      for (const record of first.scores.places) {
        expect(first.scores.values[record]).toBeLessThanOrEqual(1);
        expect(first.scores.values[record]).toBeGreaterThan(0);
      }
      const again = askTexts(names, opened, terms);
      expect(again.scores).toEqual(first.scores);
      for (const record of first.scores.places)
        expect(again.hasAll(record)).toBe(first.hasAll(record));
    }),
  );
});
