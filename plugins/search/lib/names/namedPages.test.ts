import type { ApiModel } from '../../../../src/api/rules/types';
import { englishNames, namedPages, type LoadedDoc } from './namedPages';

const trees = {
  x: [
    {
      pathname: '/x/react-data-grid-group',
      title: 'Data Grid',
      children: [
        { pathname: '/x/react-data-grid', title: 'Overview' },
        { pathname: '/x/react-data-grid/sorting' },
        { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid' },
      ],
    },
  ],
};

const doc = (permalink: string, rest: Partial<LoadedDoc> = {}): LoadedDoc => ({
  permalink,
  title: '标题',
  source: `@site${permalink}`,
  draft: false,
  unlisted: false,
  frontMatter: {},
  ...rest,
});

const model = { kind: 'component' } as ApiModel;
const work = {
  baseUrl: '/zh/',
  exclude: ['/versions/'],
  names: englishNames(trees),
  read: (source: string) =>
    source.includes('/api/')
      ? '<Api of="/x/api/data-grid/data-grid" part="props" />'
      : '## 头 {#a}',
  readModel: (pathname: string) => (pathname === '/x/api/data-grid/data-grid' ? model : undefined),
};
const pagesOf = (docs: LoadedDoc[], path = '/zh/x') => namedPages({ path, docs }, work);

it('knows a page by the tree, its front matter and its text', () => {
  const frontMatter = {
    breadcrumbs: [{ label: 'Data Grid', to: '/x/react-data-grid/' }, { label: '行' }],
    badges: { plan: 'pro', legacy: true as const },
  };
  expect(pagesOf([doc('/zh/x/react-data-grid/sorting/', { frontMatter })])).toEqual([
    {
      address: 'x/react-data-grid/sorting/',
      title: '标题',
      english: 'Sorting',
      product: 'x-data-grid',
      trail: ['行'],
      plan: 'pro',
      isOld: true,
      description: '',
      text: '## 头 {#a}',
      headings: [{ id: 'a', title: '头', depth: 2 }],
    },
  ]);
});

it('gives a page that products share to the one that it is about', () => {
  const migration = '/migration/migration-data-grid-v7/';
  const products = pagesOf([doc(`/zh/x${migration}`), doc('/zh/x/introduction/licensing/')]);
  expect(products.map(({ product }) => product)).toEqual(['x-data-grid', 'x']);
  const [older] = pagesOf([doc(`/zh/x/8.9.2${migration}`)], '/zh/x/8.9.2');
  expect(older?.product).toBe('x-data-grid');
});

it('calls the first page of a group after the group, in every version', () => {
  const names = (path: string, permalink: string) =>
    pagesOf([doc(permalink)], path).map(({ english }) => english);
  expect(names('/zh/x', '/zh/x/react-data-grid/')).toEqual(['Data Grid']);
  expect(names('/zh/x/8.9.2', '/zh/x/8.9.2/react-data-grid/')).toEqual(['Data Grid']);
});

it('brings what the reference has compiled', () => {
  expect(pagesOf([doc('/zh/x/api/data-grid/data-grid/')])[0]).toMatchObject({ model });
});

it('leaves out what nobody is to find', () => {
  expect(
    pagesOf([
      doc('/zh/x/a/', { draft: true }),
      doc('/zh/x/b/', { unlisted: true }),
      doc('/zh/x/c/', { frontMatter: { noindex: true } }),
      doc('/zh/versions/'),
      doc('/zh/x/d/'),
    ]).map(({ address }) => address),
  ).toEqual(['x/d/']);
});

it('has the order of the tree', () => {
  expect(
    pagesOf([
      doc('/zh/x/unknown/'),
      doc('/zh/x/react-data-grid/sorting/'),
      doc('/zh/x/react-data-grid/'),
    ]).map(({ address }) => address),
  ).toEqual(['x/react-data-grid/', 'x/react-data-grid/sorting/', 'x/unknown/']);
});
