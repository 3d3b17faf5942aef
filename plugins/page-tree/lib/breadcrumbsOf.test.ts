import { listNodes } from '../../../src/navigation/rules/tree/pageTree';
import { breadcrumbsOf } from './breadcrumbsOf';

const charts = {
  id: 'x-charts',
  name: 'Charts',
  instance: 'x',
  home: '/x/react-charts/',
  roots: ['/x/charts-group'],
};
const family = {
  id: 'x',
  name: 'MUI X',
  instance: 'x',
  home: '/x/introduction/',
  roots: ['/x/introduction-group', '/x/guides-group'],
};
const tree = [
  {
    pathname: '/x/charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      {
        pathname: '/x/charts-kinds',
        subheader: 'Kinds',
        children: [
          {
            pathname: '/x/charts-bars',
            title: 'Bars',
            children: [{ pathname: '/x/react-charts/bars', title: 'Simple' }],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/support', title: 'Support' },
    ],
  },
];
const nodes = listNodes(tree, 'x');
const crumbsOf = (
  pathname: string,
  product = charts,
  addressOf: (path: string) => string | undefined = (path) => `${path}/`,
  translated: Record<string, string> = {},
) =>
  breadcrumbsOf(
    nodes.find(({ node }) => node.pathname === pathname)!,
    {
      product,
      titleOf: ({ pathname: path, subheader, title = '' }) =>
        translated[path] ?? subheader ?? title,
      addressOf,
    },
  );

it('begins with the product, whose single root is left out', () => {
  expect(crumbsOf('/x/react-charts/bars')).toEqual([
    { label: 'Charts', to: '/x/react-charts/' },
    { label: 'Kinds' },
    { label: 'Bars' },
  ]);
});

it('calls a product of one root by the title of that, whatever the version switcher calls it', () => {
  expect(crumbsOf('/x/react-charts/bars', { ...charts, name: 'Diagrams' })?.[0]).toEqual({
    label: 'Charts',
    to: '/x/react-charts/',
  });
});

it('calls a product of one root as the list of its pages does in the language', () => {
  const translated = { '/x/charts-group': '图表' };
  const [first] = crumbsOf('/x/react-charts/bars', charts, undefined, translated)!;
  expect(first).toEqual({ label: '图表', to: '/x/react-charts/' });
});

it('names the root of a product that has several', () => {
  expect(crumbsOf('/x/introduction/support', family)).toEqual([
    { label: 'MUI X', to: '/x/introduction/' },
    { label: 'Introduction' },
  ]);
});

it('has nothing to say where the product begins', () => {
  expect(crumbsOf('/x/react-charts')).toBe(undefined);
  expect(crumbsOf('/x/introduction', family)).toBe(undefined);
});

it('links nowhere if the version lacks the page that the product begins with', () => {
  expect(crumbsOf('/x/react-charts/bars', charts, () => undefined)?.[0]).toEqual({
    label: 'Charts',
  });
});
