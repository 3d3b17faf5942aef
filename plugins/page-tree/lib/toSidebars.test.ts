import { toSidebars } from './toSidebars';

const trees = {
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
