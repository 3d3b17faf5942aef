import { versionSidebars } from './versionSidebars';

const snapshot = {
  tree: [
    { pathname: 'https://mui.com/x/whats-new/', title: 'News' },
    {
      pathname: '/x/grid-group',
      title: 'Data Grid',
      children: [
        { pathname: '/x/grid', title: 'Overview' },
        {
          pathname: '/x/columns',
          title: 'Columns',
          children: [{ pathname: '/x/grid/pin', title: 'Pinning', plan: 'pro', unstable: true }],
        },
      ],
    },
  ],
  titles: {
    zh: {
      'https://mui.com/x/whats-new/': '新闻',
      '/x/columns': '列',
      '/x/grid/pin': '固定',
    },
  },
};

const options = {
  snapshot,
  instance: 'x' as const,
  products: [
    { id: 'x', instance: 'x', roots: ['https://mui.com/x/whats-new/'] },
    { id: 'x-data-grid', instance: 'x', roots: ['/x/grid-group'] },
  ],
  isWritten: () => true,
};
const made = versionSidebars(options);

it('keeps order, titles and badges of the tree', () => {
  expect(made.sidebars['x-data-grid']).toMatchObject([
    { type: 'doc', id: 'grid/index', label: 'Overview', translatable: true },
    {
      type: 'category',
      label: 'Columns',
      items: [
        {
          type: 'doc',
          label: 'Pinning',
          translatable: true,
          customProps: { plan: 'pro', unstable: true },
        },
      ],
    },
  ]);
});

it('names every title by the key under which Docusaurus looks for it', () => {
  const messages = Object.entries(made.translations.zh!).map(([key, { message }]) => [
    key,
    message,
  ]);
  expect(messages).toEqual([
    ['sidebar.x.link.News', '新闻'],
    ['sidebar.x-data-grid.doc./x/grid', 'Overview'],
    ['sidebar.x-data-grid.category./x/columns', '列'],
    ['sidebar.x-data-grid.doc./x/grid/pin', '固定'],
  ]);
});

it('of a whole tree, names a page of another product by the key of the page itself', () => {
  const whole = versionSidebars({ ...options, isWhole: true });
  expect(whole.sidebars.x).toMatchObject([
    { type: 'link', label: 'News' },
    {
      type: 'category',
      label: 'Data Grid',
      customProps: { list: 'x-data-grid', cut: true },
      items: [{ type: 'ref', label: 'Overview', translatable: true }],
    },
  ]);
  expect(Object.keys(whole.translations.zh!)).toEqual(
    expect.arrayContaining([
      'sidebar.x.link.News',
      'sidebar.x.category./x/grid-group',
      'sidebar.x.doc./x/grid',
      'sidebar.x-data-grid.link.News',
    ]),
  );
});
