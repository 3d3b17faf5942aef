import {
  apiComponent,
  apiGroups,
  apiHook,
  apiMember,
  apiPage,
} from '../../../../tests/support/apiPage';
import { renderMdx } from '../../../../tests/support/renderMdx';
import type { ApiChanges } from '../../../../src/api/rules/types';
import { apiElement, filterFrom, heading, idOf, mdxPage, pageMdx } from './pageMdx';
import { isGenerated } from './syncGenerated';
import { englishTexts, readTexts } from './texts';

const demo = { id: 'docs/a/One', pathname: '/a', name: 'One' };
const changes: ApiChanges = {
  before: '7.29.8',
  added: ['size'],
  removed: [],
  retyped: [],
  redefaulted: [],
};
const part = (name: string, more: object = {}) => ({
  of: '/api-docs/button',
  part: name,
  ...more,
});

it('writes a page that the MDX compiler understands: every section of a component', () => {
  const page = apiPage(apiComponent, { demos: { all: [demo], members: {} }, changes });
  expect(renderMdx(pageMdx(page, englishTexts))).toEqual({
    frontMatter: {
      description:
        'Reference of the Button component: its props, slots, CSS classes and ways to import it, from @mui/material 7.2.0.',
      generated: 'api-reference',
    },
    headings: [
      ['h2', 'Import', 'import'],
      ['h2', 'Props', 'props'],
      ['h2', 'Inherited props', 'inherited-props'],
      ['h2', 'Slots', 'slots'],
      ['h2', 'CSS classes', 'css-classes'],
      ['h2', 'Demos', 'demos'],
      ['h2', 'Changes since v7', 'changes'],
    ],
    parts: ['summary', 'props', 'inherited', 'slots', 'classes', 'demos', 'changes'].map((name) =>
      // Its props can be tried.
      part(name, name === 'props' ? { bench: 'true' } : {}),
    ),
    plans: [],
    links: [],
    code: [
      "import Button from '@mui/material/Button';\n// or\nimport { Button } from '@mui/material';\n",
    ],
  });
});

it('has the same ids and parts in Chinese', () => {
  const page = apiPage(apiComponent, { demos: { all: [demo], members: {} }, changes });
  const en = renderMdx(pageMdx(page, englishTexts));
  const zh = renderMdx(pageMdx(page, readTexts(process.cwd(), 'zh')));
  expect(zh.headings.map(([, , id]) => id)).toEqual(en.headings.map(([, , id]) => id));
  expect(zh.parts).toEqual(en.parts);
  expect(zh.headings[1]).toEqual(['h2', '属性', 'props']);
});

it('leaves out what a component has not', () => {
  const { headings, code } = renderMdx(
    pageMdx(
      apiPage(
        {
          ...apiComponent,
          imports: apiComponent.imports.slice(0, 1),
          props: [],
          inherited: [],
          native: undefined,
          slots: [],
          classes: [],
        },
        { changes: { ...changes, added: [] } },
      ),
      englishTexts,
    ),
  );
  expect(headings.map(([, text]) => text)).toEqual(['Import']);
  expect(code).toEqual(["import Button from '@mui/material/Button';\n"]);
});

it('shows the inherited part for the attributes of the element alone', () => {
  const source = pageMdx(apiPage({ ...apiComponent, inherited: [] }), englishTexts);
  expect(source).toContain('part="inherited"');
});

it('gives a hook its signature, what it takes and what it returns', () => {
  const { headings, frontMatter } = renderMdx(pageMdx(apiPage(apiHook), englishTexts));
  expect(headings.map(([, , id]) => id)).toEqual([
    'import',
    'signature',
    'parameters',
    'return-value',
  ]);
  expect(frontMatter.description).toBe(
    'Reference of the useScroll hook: its parameters and return value, from @mui/material 7.2.0.',
  );
});

it('survives names of types, quotes and Markdown in groups and names', () => {
  const origins = ['GridApi', 'Foo<R, "a" & {b: 1}>', "It's *all* `x` | _y_ [z](z) a:b"];
  const model = apiGroups(
    'interface',
    'GridApi',
    origins.map((origin) => ({ origin, members: [apiMember('a')] })),
  );
  const { headings, parts } = renderMdx(pageMdx(apiPage(model), englishTexts));
  expect(headings.slice(1)).toEqual([
    ['h2', 'Members', 'group-grid-api'],
    ['h2', origins[1], 'group-foo-r-a-b-1'],
    ['h2', origins[2], 'group-it-s-all-x-y-z-z-a-b'],
  ]);
  expect(parts.slice(1).map(({ group }) => group)).toEqual(origins);
});

it.each([
  ['interface', 'Members', 'members'],
  ['events', 'Events', 'events'],
  ['selectors', 'Selectors', 'selectors'],
] as const)('has one section for one group of an %s', (kind, title, id) => {
  const model = apiGroups(kind, 'All', [{ origin: 'Any', members: [apiMember('a')] }]);
  const { headings, parts } = renderMdx(pageMdx(apiPage(model), englishTexts));
  expect(headings.at(-1)).toEqual(['h2', title, id]);
  expect(parts.at(-1)).toEqual({ of: '/api-docs/all', part: 'group', group: 'Any' });
});

describe('topics of the grid', () => {
  const groups = ['Cell editing', 'Something new'].map((origin) => ({
    origin,
    members: [apiMember('a')],
  }));
  const chinese = readTexts(process.cwd(), 'zh');
  const titles = (name: string, texts = chinese) =>
    pageMdx(apiPage(apiGroups('interface', name, groups)), texts)
      .split('\n')
      .filter((line) => line.includes('{#group-'));

  it('stand in the words of the language, under the same ids; a new one is marked as English', () => {
    expect(titles('GridApi')).toEqual([
      '## 单元格编辑 {#group-cell-editing}',
      '## <span lang="en">Something new</span> {#group-something-new}',
    ]);
    const { headings } = renderMdx(
      pageMdx(apiPage(apiGroups('interface', 'GridApi', groups)), chinese),
    );
    expect(headings.at(-1)).toEqual(['h2', 'Something new', 'group-something-new']);
  });

  it('are not looked for among names of types, nor in English', () => {
    const english = [
      '## Cell editing {#group-cell-editing}',
      '## Something new {#group-something-new}',
    ];
    expect(titles('GridColDef')).toEqual(english);
    expect(titles('GridApi', englishTexts)).toEqual(english);
  });
});

describe('apiElement', () => {
  const withProps = (count: number) => ({
    ...apiComponent,
    props: Array.from({ length: count }, (_, index) => apiMember(`p${index}`)),
  });

  it('asks for a filter from a number of rows on', () => {
    expect(apiElement(withProps(filterFrom - 1), 'props')).not.toContain('rows');
    expect(apiElement(withProps(filterFrom), 'props')).toBe(
      `<Api of="/api-docs/button" part="props" rows="${filterFrom}" bench="true" />`,
    );
  });

  it('writes the prefix of anchors', () => {
    expect(apiElement(apiComponent, 'slots', { prefix: 'button-' })).toBe(
      '<Api of="/api-docs/button" part="slots" prefix="button-" />',
    );
  });
});

describe('mdxPage', () => {
  it('keeps any description, and is known as generated', () => {
    const description = 'A "b": {c} <d> # e \\ \'f\' --- 值';
    const source = mdxPage(description, ['text']);
    expect(renderMdx(source).frontMatter.description).toBe(description);
    expect(isGenerated(source)).toBe(true);
  });
});

it('writes a heading with its id, whatever its text says', () => {
  expect(renderMdx(heading(3, 'A {#b} <C />', 'd-e')).headings).toEqual([
    ['h3', 'A {#b} <C />', 'd-e'],
  ]);
});

it.each([
  ['GridRowSelection', 'grid-row-selection'],
  ['useX', 'use-x'],
  ['Row grouping & pivoting', 'row-grouping-pivoting'],
  ['<R>', 'r'],
])('makes of %s the id %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});
