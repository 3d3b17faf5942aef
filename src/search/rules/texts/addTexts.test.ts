import { namesFile } from '../../../../tests/support/namesFile';
import { countTerms, textsOf } from '../../../../plugins/search/lib/texts/textsOf';
import { askNames } from '../names/askNames';
import { openNames } from '../names/openNames';
import { addTexts } from './addTexts';
import { openTexts } from './openTexts';

const titles = ['Pinning columns', 'Frozen panes', 'Overlays'];
const texts = ['Columns stay in view.', 'Nothing of it here.', 'Frozen panes while rows load.'];
const names = openNames([
  namesFile({
    products: ['x-data-grid'],
    pages: [{ a: 'x/grid/', t: 'Data Grid', d: 0, g: 0, h: titles.length }],
    headings: titles.join('\n'),
  }),
]);
const sections = [
  { address: 'x/grid/', titles: ['Data Grid'], text: '' },
  ...titles.map((title, at) => ({
    address: `x/grid/#${title.toLowerCase().replaceAll(' ', '-')}`,
    titles: [title],
    text: texts[at]!,
  })),
].map(({ text, ...rest }) => ({
  ...rest,
  counts: countTerms(text),
  pageTitles: ['Data Grid'],
  phrases: [],
}));
const opened = openTexts(names, [textsOf(sections)]);
const found = (query: string, hasTexts = true) =>
  askNames(names, {
    query,
    ...(hasTexts && {
      addTexts: (scored, asked) => addTexts(opened, scored, asked),
    }),
  }).results.map(({ record }) => record.title);

it('adds what is found by nothing but its section', () => {
  expect(found('stay in view', false)).not.toContain('Pinning columns');
  expect(found('stay in view')[0]).toBe('Pinning columns');
});

it('lets what is called so stand before what only says so', () => {
  expect(found('frozen panes')[0]).toBe('Frozen panes');
});

it('puts before what has one word in its title what says them all', () => {
  expect(found('panes rows load')[0]).toBe('Overlays');
});
