/** A call with what its answer has to hold. */
export interface Question {
  tool: string;
  arguments: Record<string, unknown>;
  expects: readonly string[];
}

const ask = (
  tool: string,
  args: Record<string, unknown>,
  ...expects: readonly string[]
): Question => ({ tool, arguments: args, expects });

/** Written from the declarations of the installed packages and the pages of the site. */
export const questions: readonly Question[] = [
  ask('search', { query: 'rowSelectionModel' }, 'rowSelectionModel', 'x/api/data-grid/', 'prop'),
  ask('search', { query: '<DatePicker>' }, 'DatePicker', '@mui/x-date-pickers'),
  ask('search', { query: 'MuiButton-root' }, 'MuiButton-root', '/api-docs/button/#class-root'),
  ask('search', { query: 'useGridApiRef' }, 'useGridApiRef', 'hook'),
  ask('search', { query: 'dark mode' }, '/customization/dark-mode/'),
  ask('search', { query: 'drag rows into another order' }, '/x/react-data-grid/row-ordering/'),
  ask('search', { query: 'piechrt' }, 'PieChart'),
  ask(
    'search',
    { query: 'zoom', product: 'x-charts', kind: 'guide' },
    '/x/react-charts/zoom-and-pan/',
  ),
  ask('search', { query: 'tooltip', product: 'material-ui' }, '/components/tooltips/'),
  ask('search', { query: '按钮', language: 'zh' }, '/zh/components/buttons/'),
  ask('search', { query: '列固定', language: 'zh' }, '/zh/x/react-data-grid/column-pinning/'),
  ask('search', { query: 'fenye', language: 'zh' }, '/zh/'),
  ask('search', { query: 'qqqqzzzz' }, 'Nothing answers'),
  ask('get_page', { page: '/components/buttons/' }, '# Button', '```tsx', '@mui/material 7.2.0'),
  ask('get_page', { page: 'components/buttons.md', code: 'js' }, '```js'),
  ask(
    'get_page',
    { page: 'x/react-data-grid/sorting/', section: 'multi-sorting' },
    '## Multi-sorting',
  ),
  ask(
    'get_page',
    { page: 'x/react-data-grid/editing/', query: 'save a row to the server' },
    'processRowUpdate',
    'All headings of the page',
  ),
  ask('get_page', { page: '/zh/x/react-data-grid/sorting/', language: 'zh' }, '# 排序'),
  ask('get_page', { page: 'components/breadcrumbs/', styling: 'tailwind' }, 'className="flex'),
  ask('get_page', { page: 'components/breadcrumbs/', styling: 'css' }, '```css'),
  ask(
    'get_api',
    { name: 'Button' },
    "import Button from '@mui/material/Button'",
    '`loadingPosition`',
  ),
  ask(
    'get_api',
    { name: 'DataGridPro', members: ['pinnedColumns'] },
    'GridPinnedColumnFields',
    'pro',
  ),
  ask('get_api', { name: 'DataGrid', members: ['autoHeight'] }, 'Deprecated'),
  ask('get_api', { name: 'BarChart', members: ['showToolbar'] }, 'since 8.5.0'),
  ask(
    'get_api',
    { name: 'BarChart', version: '8.0.0', max_characters: 30_000 },
    'Newer than 8.0.0',
    'showToolbar (8.5.0)',
  ),
  ask(
    'get_api',
    { name: 'BarChart', version: '7.29.1', max_characters: 40_000 },
    'Only before 8.0.0',
    '`topAxis`',
    'resolveSizeBeforeRender',
  ),
  ask('get_api', { name: 'DataGridPremium', members: ['pivotPanelOpen'] }, 'since 8.9.2'),
  ask('get_api', { name: 'GridColDef', query: 'format the value' }, 'valueFormatter'),
  ask('get_api', { name: 'useGridApiRef' }, 'Signature', '@mui/x-data-grid'),
  ask('get_api', { name: 'DatePickerProps', members: ['minDate'] }, 'DatePicker', '`minDate`'),
  ask('get_api', { name: 'ButtonBase', query: 'ripple' }, 'disableRipple'),
  ask(
    'get_demo',
    { id: 'IconBreadcrumbs', styling: 'css' },
    'IconBreadcrumbs.css',
    '@mui/material 7.2.0',
  ),
  ask(
    'get_demo',
    { id: 'x-docs/react-data-grid/column-pinning/PinnedAtStart', code: 'js' },
    'PinnedAtStart.jsx',
    '@mui/x-data-grid-pro 8.9.2',
    'pinnedColumns',
  ),
  ask('get_demo', { id: 'PinnedAtStart', styling: 'tailwind' }, 'It has no form in tailwind'),
  ask(
    'compare_versions',
    { package: '@mui/x-charts', from: '8.0.0', to: '8.5.0', symbol: 'BarChart' },
    '`showToolbar` (8.5.0)',
    '`localeText` (8.1.0)',
  ),
  ask(
    'compare_versions',
    { package: '@mui/x-charts', from: '7', symbol: 'BarChart' },
    'Removed: `bottomAxis`',
    'migration-charts-v7',
  ),
  ask(
    'compare_versions',
    { package: '@mui/x-data-grid-premium', from: '8.9.1', to: '8.9.2', symbol: 'DataGridPremium' },
    'Deprecated: ',
    '`pivotPanelOpen` (8.9.2)',
  ),
  ask(
    'compare_versions',
    { package: '@mui/material', from: '6' },
    '/compare/material-ui/6.0.0..7.2.0.md',
    '/guides/',
  ),
  ask('list_products', {}, 'x-data-grid', '@mui/x-tree-view', 'agents/x-charts/llms.txt'),
  ask('list_products', { language: 'zh' }, '/zh/agents/x-charts/llms.txt'),
];

/** A call that is not as it has to be, with what its error says. */
export interface MalformedCall {
  tool: string;
  arguments: unknown;
  says: string;
}

const wrong = (tool: string, args: unknown, says: string): MalformedCall => ({
  tool,
  arguments: args,
  says,
});

export const malformedCalls: readonly MalformedCall[] = [
  wrong('serch', { query: 'a' }, 'There is no tool "serch"'),
  wrong('', {}, 'There is no tool'),
  wrong('__proto__', {}, 'There is no tool'),
  wrong('search', {}, 'query'),
  wrong('search', { query: '' }, 'query'),
  wrong('search', { query: '   ' }, 'query'),
  wrong('search', { query: 7 }, 'query'),
  wrong('search', { query: 'a'.repeat(401) }, 'query'),
  wrong('search', { query: 'a', limit: 0 }, 'limit'),
  wrong('search', { query: 'a', limit: 1.5 }, 'limit'),
  wrong('search', { query: 'a', limit: '8' }, 'limit'),
  wrong('search', { query: 'a', language: 'fr' }, 'language'),
  wrong('search', { query: 'a', kind: 'page' }, 'kind'),
  wrong('search', { query: 'a', product: '../x' }, 'product'),
  wrong('search', { query: 'a', more: true }, 'more'),
  wrong('search', { query: 'button', cursor: 'abc' }, 'cursor'),
  wrong('get_page', {}, 'page'),
  wrong('get_page', { page: '' }, 'page'),
  wrong('get_page', { page: ['a'] }, 'page'),
  wrong('get_page', { page: 'components/buttons/', code: 'tsx' }, 'code'),
  wrong('get_page', { page: 'components/buttons/', styling: 'less' }, 'styling'),
  wrong('get_page', { page: 'components/buttons/', max_characters: 10 }, 'max_characters'),
  wrong('get_page', { page: 'components/buttons/', cursor: '500.aaaaaaaa' }, 'other arguments'),
  wrong('get_api', {}, 'name'),
  wrong('get_api', { name: 'Button', version: 'latest' }, 'version'),
  wrong('get_api', { name: 'Button', members: [] }, 'members'),
  wrong('get_api', { name: 'Button', package: 'react' }, 'package'),
  wrong('get_demo', { id: 'ContainedButtons', code: 'js', styling: null }, 'styling'),
  wrong('compare_versions', { from: '8' }, 'package'),
  wrong('compare_versions', { package: '@mui/x-charts', from: '^8.0.0' }, 'from'),
  wrong('list_products', { language: '' }, 'language'),
];
