import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { toSidebars } from './toSidebars';

const trees: { x: TreeNode[] } = {
  x: [
    { pathname: 'https://mui.com/x/whats-new/', title: 'News' },
    {
      pathname: '/x/grid-group',
      title: 'Data Grid',
      children: [
        { pathname: '/x/grid', title: 'Overview' },
        {
          pathname: '/x/main',
          subheader: 'Main',
          children: [{ pathname: '/x/grid/pin', title: 'Pinning', plan: 'pro', newFeature: true }],
        },
        {
          pathname: '/x/empty',
          title: 'Empty',
          children: [{ pathname: '/x/grid/later', title: 'Later' }],
        },
      ],
    },
  ],
};
const products = [
  { id: 'x', instance: 'x', roots: ['https://mui.com/x/whats-new/'] },
  { id: 'x-data-grid', instance: 'x', roots: ['/x/grid-group'] },
];
const options = {
  trees,
  products,
  instance: 'x' as const,
  isWritten: (pathname: string) => pathname !== '/x/grid/later',
  titles: { '/x/grid/pin': '固定' },
};

it('makes one sidebar per product, without pages that are not written and groups that would be empty', () => {
  const sidebars = toSidebars(options);
  expect(Object.keys(sidebars)).toEqual(['x', 'x-data-grid']);
  expect(sidebars['x-data-grid']).toMatchObject([
    { type: 'doc', id: 'grid/index', label: 'Overview' },
    {
      type: 'category',
      label: 'Main',
      collapsible: false,
      customProps: { subheader: true },
      items: [
        {
          type: 'doc',
          id: 'grid/pin/index',
          label: '固定',
          customProps: { plan: 'pro', newFeature: true },
        },
      ],
    },
  ]);
  expect(sidebars['x-data-grid']).toHaveLength(2);
});

it('links an external entry', () => {
  expect(toSidebars(options).x).toMatchObject([
    { type: 'link', href: 'https://mui.com/x/whats-new/', label: 'News' },
  ]);
});

it('refuses a root that no product shows, and a product with a root that is not there', () => {
  expect(() => toSidebars({ ...options, products: products.slice(1) })).toThrow(
    /No product shows https:\/\/mui\.com\/x\/whats-new\//,
  );
  expect(() =>
    toSidebars({
      ...options,
      products: [...products, { id: 'y', instance: 'x', roots: ['/x/nowhere'] }],
    }),
  ).toThrow(/Product y names the root \/x\/nowhere/);
});

it('leaves out what is not in the navigation, with what is below it, and groups that would be empty', () => {
  const leave = (paths: string[], nodes: TreeNode[]): TreeNode[] =>
    nodes.map((node) => ({
      ...node,
      ...(paths.includes(node.pathname) && { inSideNav: false }),
      ...(node.children && { children: leave(paths, node.children) }),
    }));
  const labels = (...paths: string[]) =>
    JSON.stringify(toSidebars({ ...options, trees: { x: leave(paths, trees.x) } })).match(
      /(?<="label":")[^"]+/g,
    );
  expect(labels()).toEqual(['News', 'Overview', 'Main', '固定']);
  expect(labels('/x/grid')).toEqual(['News', 'Main', '固定']);
  expect(labels('/x/grid/pin')).toEqual(['News', 'Overview']);
  expect(labels('/x/main')).toEqual(['News', 'Overview']);
  expect(labels('https://mui.com/x/whats-new/', '/x/grid', '/x/main')).toBe(null);
});

describe('of a whole tree', () => {
  const charts: TreeNode = {
    pathname: '/x/charts-group',
    title: 'Charts',
    children: [
      {
        pathname: '/x/charts/start',
        subheader: 'Start',
        children: [
          { pathname: '/x/charts/bars', title: 'Bars' },
          { pathname: '/x/charts/lines', title: 'Lines' },
        ],
      },
      { pathname: '/x/charts/pies', title: 'Pies' },
    ],
  };
  const help: TreeNode = {
    pathname: '/x/help-group',
    title: 'Help',
    children: [
      { pathname: '/x/help', title: 'Help' },
      { pathname: '/x/licence', title: 'Licence' },
    ],
  };
  const later: TreeNode = {
    pathname: '/x/later-group',
    title: 'Later',
    children: [{ pathname: '/x/grid/later', title: 'Later' }],
  };
  const whole = toSidebars({
    ...options,
    trees: { x: [...trees.x, charts, later, help] },
    products: [
      { id: 'x', instance: 'x', roots: ['https://mui.com/x/whats-new/', '/x/help-group'] },
      { id: 'x-data-grid', instance: 'x', roots: ['/x/grid-group'] },
      { id: 'x-charts', instance: 'x', roots: ['/x/charts-group', '/x/later-group'] },
    ],
    isWhole: true,
  }) as unknown as Record<
    string,
    { label: string; items?: { type: string; id: string; label: string }[]; customProps?: object }[]
  >;

  it('every sidebar has the top of the tree, in the order of the tree', () => {
    expect(Object.keys(whole)).toEqual(['x', 'x-data-grid', 'x-charts']);
    for (const sidebar of Object.values(whole)) {
      expect(sidebar.map(({ label }) => label)).toEqual(['News', 'Data Grid', 'Charts', 'Help']);
    }
  });

  it('a group of the product itself is whole, and open if it is the only one', () => {
    expect(whole['x-data-grid']![1]).toMatchObject({
      customProps: { list: 'x-data-grid', open: true },
      items: [{ type: 'doc', label: 'Overview' }, { label: 'Main' }],
    });
    expect(whole.x![3]!.customProps).toEqual({ list: 'x' });
    expect(whole.x![3]!.items).toHaveLength(2);
  });

  it('another group has its first page, however deep it is, and names the sidebar with the rest', () => {
    expect(whole['x-data-grid']!.slice(2)).toMatchObject([
      {
        label: 'Charts',
        customProps: { list: 'x-charts', cut: true },
        items: [{ type: 'ref', id: 'charts/bars/index', label: 'Bars' }],
      },
      {
        label: 'Help',
        customProps: { list: 'x', cut: true },
        items: [{ type: 'ref', id: 'help/index', label: 'Help' }],
      },
    ]);
    expect(whole['x-data-grid']![2]!.items).toHaveLength(1);
  });

  it('a page is at home in one sidebar only', () => {
    const homes = [...JSON.stringify(whole).matchAll(/"type":"doc","id":"([^"]+)"/g)];
    expect(homes).toHaveLength(7);
    expect(new Set(homes.map(([, id]) => id)).size).toBe(7);
  });
});
