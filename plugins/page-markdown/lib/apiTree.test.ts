import type { RootContent, TableRow } from 'mdast';
import type { ApiPage } from '../../../src/api/rules/types';
import { apiTree } from './apiTree';
import { textsOf } from './texts';

const page = {
  libraryVersion: '8.9.2',
  since: { size: '8.6.0' },
  demos: { all: [], members: {} },
  titles: {},
  model: {
    kind: 'component',
    name: 'Chip',
    pathname: '/api-docs/chip',
    imports: [{ from: '@mui/material', name: 'Chip', package: '@mui/material' }],
    description: '',
    related: [{ name: 'Avatar', pathname: '/api-docs/avatar/' }],
    ref: null,
    native: undefined,
    inherited: [],
    slots: [],
    classes: [],
    props: [
      {
        name: 'size',
        type: { parts: ["'small'\n  | 'large'"] },
        default: 'styled(Backdrop, {\n  name: 1,\n})',
        description: 'How large it is.',
      },
    ],
  },
} as unknown as ApiPage;

const make = (
  part: 'props' | 'summary' | 'slots' | 'inherited' | 'signature',
  words = textsOf({}).words,
  shown = page,
) =>
  apiTree({
    page: shown,
    part,
    fromBlocks: (html) => [{ type: 'paragraph', children: [{ type: 'text', value: html }] }],
    fromCell: (html) => [{ type: 'text', value: html }],
    link: () => undefined,
    words,
  });

const wordsOf = (node: unknown): string => {
  const { value, children = [] } = node as { value?: string; children?: unknown[] };
  return value ?? children.map(wordsOf).join('');
};

it('writes a member in one line each cell, with the version that it needs', () => {
  const [table] = make('props');
  const [, row] = (table as { children: TableRow[] }).children;
  expect(row!.children.map(wordsOf)).toEqual([
    'size (since 8.6.0)',
    "'small' | 'large'",
    'styled(Backdrop, { name: 1, })',
    'How large it is.',
  ]);
});

it('ends what is said of a parameter with one full stop', () => {
  const parameters = ['It.', 'That <code>it</code> is', 'Is <em>it?</em>', '', '这个值。'].map(
    (description, at) => ({ name: `p${at}`, type: { parts: ['A'] }, description }),
  );
  const [member] = page.model.kind === 'component' ? page.model.props : [];
  const shown = {
    ...page,
    model: { ...page.model, props: [{ ...member, description: 'Told.', parameters }] },
  } as ApiPage;
  const [table] = make('props', textsOf({}).words, shown);
  const [, row] = (table as { children: TableRow[] }).children;
  expect(wordsOf(row!.children.at(-1))).toBe(
    'Told. p0: A It. p1: A That <code>it</code> is. p2: A Is <em>it?</em> p3: A. p4: A 这个值。',
  );
});

it('says below the signature of a hook what its comment says of the result', () => {
  const hook = {
    ...page,
    model: {
      ...page.model,
      kind: 'hook',
      signature: { parts: ['() => A'] },
      returns: 'the series',
    },
  } as unknown as ApiPage;
  expect(make('signature', undefined, hook).map(wordsOf)).toEqual([
    '() => A',
    'Returns the series',
  ]);
});

it('names what has no page, and writes no table without rows', () => {
  expect(wordsOf({ children: make('summary') })).toContain('Packages: @mui/material 8.9.2');
  expect(wordsOf({ children: make('summary') })).toContain('Avatar');
  expect(make('slots')).toEqual([]);
});

describe('of a component that takes over props', () => {
  const { model } = page;
  beforeAll(() => {
    page.model = {
      ...model,
      ref: 'HTMLDivElement',
      source: 'https://example.test/Chip.js',
      inherited: [
        {
          origin: 'ButtonBase',
          members: [{ name: 'action', type: { parts: ['any'] }, description: '' }],
        },
      ],
      native: {
        element: 'div',
        groups: [
          { origin: 'HTMLAttributes', names: ['id', 'lang'] },
          { origin: 'DOMAttributes', names: ['onClick'] },
        ],
      },
      slots: [
        { name: 'root', description: 'The root.', plan: 'pro', props: { parts: ['RootProps'] } },
      ],
    } as unknown as ApiPage['model'];
  });
  afterAll(() => {
    page.model = model;
  });

  it('says above their rows whose they are, in the order of the language', () => {
    const [said, table, list] = make('inherited');
    expect(wordsOf(said)).toBe('1 from ButtonBase');
    expect(table!.type).toBe('table');
    expect(wordsOf(list)).toBe('Attributes of <div> (3): HTMLAttributes, DOMAttributes');
    const chinese = textsOf({ 'api.inheritedFrom': { message: '来自 {origin}（{count}）' } }).words;
    expect(wordsOf(make('inherited', chinese)[0])).toBe('来自 ButtonBase（1）');
  });

  it('names the type of the props of a slot, the ref and the source', () => {
    const [table] = make('slots');
    const [head, row] = (table as { children: TableRow[] }).children;
    expect(head!.children.map(wordsOf)[3]).toBe('Props');
    expect(row!.children.map(wordsOf).slice(0, 4)).toEqual(['root (pro)', '–', '–', 'RootProps']);
    expect(wordsOf({ children: make('summary') })).toContain('Ref: HTMLDivElement');
    expect(wordsOf({ children: make('summary') })).toContain('Source: View on GitHub');
  });

  it('says where it takes no ref, since when it is there, and that the element is not known', () => {
    const { changes } = page;
    page.changes = { isNew: '8.6.0' } as ApiPage['changes'];
    page.model = { ...page.model, ref: null } as ApiPage['model'];
    expect(wordsOf({ children: make('summary') })).toMatch(/Ref: takes no ref.*New in: 8\.6\.0/s);
    page.model = {
      ...page.model,
      native: { groups: [{ origin: 'DOMAttributes', names: ['onClick'] }] },
    } as ApiPage['model'];
    expect(wordsOf(make('inherited').at(-1))).toBe('Attributes of the element (1): DOMAttributes');
    page.changes = changes;
  });
});

it('says that a symbol is deprecated in the line of the reason, with its code in a block', () => {
  const blocks: RootContent[] = [
    { type: 'paragraph', children: [{ type: 'text', value: 'Use another:' }] },
    { type: 'code', value: '- old\n+ new' },
  ];
  const [first, second] = apiTree({
    page: { ...page, model: { ...page.model, deprecated: '<p>', description: '', related: [] } },
    part: 'summary',
    fromBlocks: (html) => (html === '<p>' ? blocks : []),
    fromCell: () => [],
    link: () => undefined,
    words: textsOf({}).words,
  });
  expect(wordsOf(first)).toBe('Deprecated Use another:');
  expect(second).toEqual({ type: 'code', value: '- old\n+ new' });
});
