import type { AgentsIndex } from '../../../src/agents/rules/types';
import type { ApiHistory, ApiPage } from '../../../src/api/rules/types';
import type { NamesFile } from '../../../src/search/rules/names/namesFile';

const page = (place: string, title: string, about: string): AgentsIndex['pages'][number] => ({
  path: place,
  title,
  about,
  product: 'x-charts',
  digest: '0123456789abcdef',
  headings: [],
});

const index: AgentsIndex = {
  $schema: 'https://docs.example.org/agents/index.schema.json',
  format: 1,
  language: 'en',
  address: 'https://docs.example.org/',
  versions: { '@mui/x-charts': '8.9.2' },
  search: ['search/current.json'],
  history: 'agents/history.json',
  products: [
    {
      id: 'x-charts',
      name: 'Charts',
      home: 'x/react-charts/',
      package: '@mui/x-charts',
      version: '8.9.2',
      llms: ['agents/x-charts/llms.txt'],
      full: [],
    },
  ],
  pages: [
    page('x/api/charts/bar-chart/', 'BarChart', 'Reference of BarChart.'),
    {
      ...page(
        'x/react-charts/bars/',
        'Bars',
        'Compare categories with bars, stacked or side by side.',
      ),
      forms: ['.js.md'],
      headings: [
        [2, 'stacking', 'Stacking'],
        [2, 'gaps', 'Gaps between bars'],
      ],
    },
  ],
  symbols: [
    {
      name: 'BarChart',
      kind: 'component',
      path: 'x/api/charts/bar-chart/',
      tree: '/x/api/charts/bar-chart',
      model: 'assets/api/bar-chart.json',
      package: '@mui/x-charts',
      version: '8.9.2',
      import: "import { BarChart } from '@mui/x-charts';",
      rows: { prop: [{ name: 'layout' }, { name: 'showToolbar', since: '8.5.0' }] },
    },
  ],
  packages: [{ '@mui/x-charts': '8.9.2' }],
  demos: [
    {
      id: 'x-docs/react-charts/bars/Stacked',
      title: 'Stacking',
      page: 'x/react-charts/bars/',
      source: 'sandboxes/x-docs/react-charts/bars/Stacked.json',
      digest: '0123456789abcdef',
      stylings: ['system'],
      packages: 0,
      uses: ['BarChart'],
    },
  ],
};

const names: NamesFile = {
  format: 1,
  products: ['x-charts'],
  trails: [''],
  rows: ['layout showToolbar'],
  pages: [
    { a: 'x/api/charts/bar-chart/', t: 'BarChart', d: 0, g: 0, k: 'component', r: { p: [0] } },
    { a: 'x/react-charts/bars/', t: 'Bars', d: 0, g: 0, h: 2 },
  ],
  headings: 'Stacking\nGaps between bars',
  ids: '\ngaps',
  synonyms: 'stacked|piled',
  pinyin: '',
  readings: {},
  simplified: '',
};

const model = {
  libraryVersion: '8.9.2',
  since: { showToolbar: '8.5.0' },
  demos: { all: [{ id: 'x-docs/react-charts/bars/Stacked', pathname: '', name: '' }], members: {} },
  titles: {},
  model: {
    kind: 'component',
    name: 'BarChart',
    pathname: '/x/api/charts/bar-chart/',
    imports: [{ from: '@mui/x-charts', name: 'BarChart', package: '@mui/x-charts' }],
    description: 'Draws <code>bars</code>.',
    related: [],
    ref: null,
    inherited: [
      {
        origin: 'ChartsContainer',
        members: [{ name: 'height', type: { parts: ['number'] }, description: 'The height.' }],
      },
    ],
    slots: [],
    classes: [],
    props: [
      {
        name: 'layout',
        type: { parts: ["'horizontal' | 'vertical'"] },
        default: "'vertical'",
        description: 'The direction of the bars.',
      },
      {
        name: 'showToolbar',
        type: { parts: ['boolean'] },
        description: 'If <code>true</code>, shows the toolbar.',
      },
    ],
  },
} as unknown as ApiPage;

const history: ApiHistory = {
  first: '8.0.0',
  last: '8.9.2',
  before: '7.29.13',
  pages: {
    '/x/api/charts/bar-chart': {
      since: { showToolbar: '8.5.0' },
      deprecated: { layout: '8.7.0' },
      changes: {
        added: ['showToolbar'],
        removed: [{ name: 'topAxis', type: 'string' }],
        retyped: [],
        redefaulted: [],
      },
    },
  },
};

const demo = {
  system: {
    files: [{ path: 'Stacked.tsx', code: 'const a: number = 1;\n', js: 'const a = 1;\n' }],
    iconFonts: [],
    ts: {
      dependencies: { '@mui/x-charts': '8.9.2' },
      devDependencies: { '@types/react': '19.3.0' },
    },
    js: { dependencies: { '@mui/x-charts': '8.9.2' }, devDependencies: {} },
  },
};

const bars = `---
title: "Bars"
---

# Bars

Bars compare.

## Stacking

Give series the same \`stack\`.

\`\`\`tsx
## no heading
\`\`\`

## Gaps between bars

Set \`categoryGapRatio\`.
`;

/** Files of a small built site, by path. */
export const siteFiles: Readonly<Record<string, string>> = {
  'agents/index.json': JSON.stringify(index),
  'agents/history.json': JSON.stringify(history),
  'search/current.json': JSON.stringify(names),
  'assets/api/bar-chart.json': JSON.stringify(model),
  'sandboxes/x-docs/react-charts/bars/Stacked.json': JSON.stringify(demo),
  'x/react-charts/bars.md': bars,
  'x/react-charts/bars.js.md': bars.replace('tsx', 'jsx'),
  'x/api/charts/bar-chart.md': '# BarChart\n',
};
