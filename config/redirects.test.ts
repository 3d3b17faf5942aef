import { findRedirect } from '../src/navigation/findRedirect';
import { kindOf, listNodes } from '../src/navigation/pageTree';
import { redirectProblems } from '../src/navigation/redirectProblems';
import { pageTrees } from './page-tree';
import { redirects } from './redirects';

const pages = Object.entries(pageTrees).flatMap(([name, tree]) =>
  listNodes(tree, name)
    .filter(({ node }) => kindOf(node) === 'page')
    .map(({ node }) => node.pathname),
);

it('has no chain, no loop, no target without a page and no rule that hides a page', () => {
  expect(redirectProblems(redirects, { pages })).toEqual([]);
});

it('moves no page of the tree, in either language', () => {
  const moved = pages
    .flatMap((page) => [`${page}/`, `/zh${page}/`])
    .filter((page) => findRedirect(redirects, page) !== undefined);
  expect(moved).toEqual([]);
});

it.each([
  ['/api/button', '/api-docs/button/'],
  ['/zh/api/button/', '/zh/api-docs/button/'],
  ['/en/api/button/?a=1', '/api-docs/button/?a=1'],
  ['/x', '/x/introduction/'],
  ['/zh/x/', '/zh/x/introduction/'],
  ['/x/react-data-grid/getting-started/', '/x/react-data-grid/quickstart/'],
  ['/material-ui/react-button/#basic', '/components/buttons/#basic'],
  ['/material-ui/react-tabs/', '/components/tabs/'],
  ['/material-ui/getting-started/', '/getting-started/overview/'],
  ['/material-ui/getting-started/installation/', '/getting-started/installation/'],
  ['/material-ui/customization/palette/', '/customization/palette/'],
  ['/material-ui/api/button/', '/api-docs/button/'],
  ['/components/data-grid/filtering/', '/x/react-data-grid/filtering/'],
  ['/x/whats-new/', 'https://mui.com/x/whats-new/'],
  ['/joy-ui/react-button/', 'https://mui.com/joy-ui/getting-started/'],
])('%s has moved to %s', (from, to) => {
  expect(findRedirect(redirects, from)).toBe(to);
});
