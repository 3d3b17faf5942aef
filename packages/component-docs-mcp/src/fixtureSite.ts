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
  format: 2,
  language: 'en',
  address: 'https://docs.example.org/',
  versions: { '@mui/material': '7.2.0', '@mui/x-charts': '8.9.2', '@mui/x-charts-pro': '8.9.2' },
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
    {
      ...page('x/api/charts/bar-chart/', 'BarChart', 'Reference of BarChart.'),
      headings: [[2, 'props', 'Props']],
    },
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
      modules: ['@mui/x-charts', '@mui/x-charts-pro'],
      rows: { prop: [{ name: 'layout' }, { name: 'showToolbar', since: '8.5.0' }] },
    },
    {
      name: 'ZoomSlider',
      kind: 'component',
      path: 'x/api/charts/zoom-slider/',
      tree: '/x/api/charts/zoom-slider',
      model: 'assets/api/zoom-slider.json',
      package: '@mui/x-charts-pro',
      version: '8.9.2',
      import: "import { ZoomSlider } from '@mui/x-charts-pro';",
      plan: 'pro',
      rows: { prop: [{ name: 'size', since: '8.4.0' }] },
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
    imports: ['@mui/x-charts', '@mui/x-charts-pro'].map((name) => ({
      from: name,
      name: 'BarChart',
      package: name,
    })),
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
        redefaulted: [{ name: 'layout', before: "'horizontal'", after: "'vertical'" }],
      },
    },
    '/x/api/charts/zoom-slider': { since: { size: '8.4.0' } },
  },
};

const compared = {
  stylesheet: 'assets/lens/0123abcd.css',
  products: [
    {
      product: 'material-ui',
      name: 'Material UI',
      packages: ['@mui/material'],
      versions: ['6.5.0', '7.0.0', '7.1.0', '7.2.0'],
    },
  ],
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

\`Stacked.tsx\`

\`\`\`tsx
## no heading
\`\`\`

## Gaps between bars

Set \`categoryGapRatio\`.
`;

const barChart = `# BarChart

## Props

| Name | Type | Default | Description |
| - | - | - | - |
| \`layout\` | \`'horizontal' \\| 'vertical'\` | \`'vertical'\` | The direction of the bars. |
| \`showToolbar\` (since 8.5.0) | \`boolean\` | – | If \`true\`, shows the toolbar. |
`;

/** Files of a small built site, by path. */
export const siteFiles: Readonly<Record<string, string>> = {
  'agents/index.json': JSON.stringify(index),
  'agents/history.json': JSON.stringify(history),
  'api-history/index.json': JSON.stringify(compared),
  'search/current.json': JSON.stringify(names),
  'assets/api/bar-chart.json': JSON.stringify(model),
  'sandboxes/x-docs/react-charts/bars/Stacked.json': JSON.stringify(demo),
  'x/react-charts/bars.md': bars,
  'x/react-charts/bars.js.md': bars.replaceAll('tsx', 'jsx'),
  'x/api/charts/bar-chart.md': barChart,
};
