import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { pageFacts } from './pageFacts';

const current = new Set(['/x/react-data-grid', '/x/react-data-grid/sorting']);
const factsOf = (file: string, locale: string) =>
  pageFacts(locatePage(file)!, locale, (pathname) => current.has(pathname));

it.each([
  ['x-docs/react-data-grid/index.mdx', 'en', {}],
  ['x-docs/react-data-grid/index.mdx', 'zh', { translated: false }],
  ['i18n/zh/docusaurus-plugin-content-docs-x/current/react-data-grid/index.mdx', 'zh', {}],
  [
    'x_versioned_docs/version-8.9.2/react-data-grid/sorting/index.mdx',
    'en',
    { inCurrent: '/x/react-data-grid/sorting' },
  ],
  [
    'x_versioned_docs/version-8.9.2/react-data-grid/joins/index.mdx',
    'zh',
    { translated: false, inCurrent: '/x/react-data-grid' },
  ],
  ['x_versioned_docs/version-8.9.2/react-gantt/index.mdx', 'en', {}],
])('%s in %s', (file, locale, facts) => {
  expect(factsOf(file, locale)).toEqual(facts);
});
