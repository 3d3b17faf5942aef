import type { AgentsIndex, AgentsPage } from '../../../../src/agents/rules/types';
import { splitSections } from '../render/splitSections';
import { sectionsAt } from './sectionsAt';

const path = 'x/api/charts/bar-chart/';
const table = (...names: string[]) =>
  `| Name | Type |\n| - | - |\n${names.map((name) => `| \`${name}\` | \`${name}Type\` |\n`).join('')}`;
const headings: AgentsPage['headings'] = [
  [2, 'props', 'Props'],
  [2, 'inherited-props', 'Inherited props'],
  [2, 'slots', 'Slots'],
  [2, 'css-classes', 'CSS classes'],
  [2, 'demos', 'Demos'],
  [3, 'more', 'More'],
];
const page = { path, headings } as AgentsPage;
const markdown = `# BarChart

## Props

${table('bar', 'layout')}
## Inherited props

1 from \`BarPlot\`

${table('radius')}
2 from \`Container\`

${table('height', 'width')}
## Slots

${table('bar')}
## CSS classes

${table('bar')}
## Demos

Two.

> \`Stacked.css.tsx\`

### More

Words.
`;
const sections = splitSections(markdown, headings);
const index = {
  symbols: [{ name: 'BarChart', path }],
  demos: [
    { id: 'x-docs/a/Stacked', page: path },
    { id: 'x-docs/a/Else', page: 'x/a/' },
  ],
} as unknown as AgentsIndex;
const at = (...ids: string[]) => sectionsAt(ids, sections, page, index);

it('reads what is below a heading', () => {
  expect(at('demos')).toEqual({ sections: sections.slice(-2) });
  expect(at('%20', 'more').sections).toHaveLength(1);
});

it('reads the section around a demo', () => {
  const { sections: around, note } = at('Stacked');
  expect(around.map(({ id }) => id)).toEqual(['demos']);
  expect(note).toContain('get_demo');
  expect(() => at('Else')).toThrow('has no heading #Else');
});

it.each([
  ['prop-bar', 'props', 'bar'],
  ['slot-bar', 'slots', 'bar'],
  ['class-bar', 'css-classes', 'bar'],
  ['prop-width', 'inherited-props', 'width'],
])('reads the row %s', (id, section, name) => {
  const { sections: rows, note } = at(id);
  expect(rows.map((row) => row.id)).toEqual([section]);
  expect(rows[0]!.text.split('\n').slice(1)).toEqual(['', ...table(name).trim().split('\n')]);
  expect(note).toContain(`get_api with name "BarChart" and members ["${name}"]`);
});

it('says where rows are read', () => {
  expect(() => at('prop-none')).toThrow('get_api with name "BarChart" and members ["none"]');
});
