import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFrontMatter } from './pageFrontMatter';

const products = [
  {
    id: 'x-charts',
    name: 'Charts',
    instance: 'x',
    home: '/x/react-charts/bars/',
    roots: ['/x/react-charts/bars', '/x/react-charts/use-series', '/x/react-charts/lines'],
  },
];

const hook = pageFrontMatter({
  siteDir: '/site',
  products,
  trees: {
    x: [
      { pathname: '/x/react-charts/bars', title: 'Bars' },
      { pathname: '/x/react-charts/use-series', plan: 'pro', newFeature: true },
    ],
  },
  locale: 'zh',
  titles: { zh: { '/x/react-charts/bars': '柱状图' } },
  isPage: (pathname) => !pathname.endsWith('/components-api') && !pathname.includes('/bars/'),
  snapshotOf: () => ({ tree: [], titles: {} }),
});

function parse(filePath: string, frontMatter: Record<string, unknown>) {
  return hook({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content: 'text' }),
  });
}

it('gives a page its title in the language being built, translated or not', async () => {
  const { frontMatter } = await parse('/site/x-docs/react-charts/bars/index.mdx', {
    description: 'd',
  });
  expect(frontMatter).toEqual({
    description: 'd',
    title: '柱状图',
    pagination_prev: null,
    pagination_next: 'react-charts/use-series/index',
    translated: false,
  });
});

/** What the page and its tab have in common. */
const ofUseSeries = {
  breadcrumbs: [{ label: 'Charts', to: '/x/react-charts/bars/' }],
  badges: { plan: 'pro', newFeature: true },
  tabs: ['hooks-api'],
  translated: false,
};

it('derives the title of a node without one, and names the page before', async () => {
  const { frontMatter } = await parse('/site/x-docs/react-charts/use-series/index.mdx', {});
  expect(frontMatter).toEqual({
    title: 'Use series',
    pagination_prev: 'react-charts/bars/index',
    pagination_next: null,
    ...ofUseSeries,
  });
});

it('gives a tab of a page the breadcrumbs, badges and page list of the page, and a title of its own', async () => {
  const { frontMatter } = await parse(
    '/site/x-docs/react-charts/use-series/hooks-api/index.mdx',
    {},
  );
  expect(frontMatter).toEqual({
    title: 'Use series – Hooks API',
    documentTitle: 'Use series hooks API',
    displayed_sidebar: 'x-charts',
    ...ofUseSeries,
  });
});

it('gives a page that is left out of the lists the list of its product, and no neighbours', async () => {
  const leftOut = pageFrontMatter({
    siteDir: '/site',
    products,
    trees: {
      x: [
        { pathname: '/x/react-charts/bars', title: 'Bars' },
        { pathname: '/x/react-charts/lines', title: 'Lines', legacy: true, inSideNav: false },
        { pathname: '/x/react-charts/use-series' },
      ],
    },
    locale: 'en',
    titles: {},
    isPage: (pathname) => /^\/x\/react-charts\/[\w-]+$/.test(pathname),
    snapshotOf: () => ({ tree: [], titles: {} }),
  });
  const parsed = (name: string) =>
    leftOut({
      filePath: `/site/x-docs/react-charts/${name}/index.mdx`,
      fileContent: '',
      defaultParseFrontMatter: async () => ({ frontMatter: {}, content: 'text' }),
    });
  expect((await parsed('lines')).frontMatter).toMatchObject({
    title: 'Lines',
    displayed_sidebar: 'x-charts',
    pagination_prev: null,
    pagination_next: null,
    badges: { legacy: true },
  });
  const { frontMatter } = await parsed('bars');
  expect(frontMatter).toMatchObject({ pagination_next: 'react-charts/use-series/index' });
  expect(frontMatter).not.toHaveProperty('displayed_sidebar');
});

it('refuses what the tree decides', async () => {
  await expect(
    parse('/site/x-docs/react-charts/bars/index.mdx', { title: 'x', slug: '/y' }),
  ).rejects.toThrow(/writes title, slug, which the page tree decides/);
});

it('takes a page that opts out of ads, and refuses another choice', async () => {
  const file = '/site/x-docs/react-charts/bars/index.mdx';
  expect((await parse(file, { ad: false })).frontMatter).toMatchObject({ ad: false });
  await expect(parse(file, { ad: 'no' })).rejects.toThrow(
    'x-docs/react-charts/bars/index.mdx: the front matter says ad: "no"',
  );
});

it('says of a page of an older version where it is in the current one', async () => {
  const { frontMatter } = await parse(
    '/site/i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/react-charts/bars/index.mdx',
    { title: '柱状图' },
  );
  expect(frontMatter).toEqual({ title: '柱状图', inCurrent: '/x/react-charts/bars' });
});

it('lets a translation that says nothing of itself yet say what its original says', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'descriptions-'));
  const original = path.join(siteDir, 'x-docs/react-charts/bars/index.mdx');
  fs.mkdirSync(path.dirname(original), { recursive: true });
  fs.writeFileSync(original, 'What it is.');
  const ask = pageFrontMatter({ siteDir, products, trees: {}, locale: 'zh', titles: {} });
  const descriptionOf = async (name: string, own: object) => {
    const { frontMatter } = await ask({
      filePath: path.join(siteDir, name),
      fileContent: '',
      defaultParseFrontMatter: async ({ fileContent }) => ({
        frontMatter: fileContent === '' ? { ...own } : { description: fileContent },
        content: '',
      }),
    });
    return frontMatter.description;
  };
  const folder = 'i18n/zh/docusaurus-plugin-content-docs-x/current/react-charts';
  expect(await descriptionOf(`${folder}/bars/index.mdx`, {})).toBe('What it is.');
  expect(await descriptionOf(`${folder}/bars/index.mdx`, { description: '说明' })).toBe('说明');
  expect(await descriptionOf(`${folder}/lines/index.mdx`, {})).toBeUndefined();
  fs.rmSync(siteDir, { recursive: true });
});

it('leaves other files alone', async () => {
  expect((await parse('/site/src/pages/a.mdx', { title: 'x' })).frontMatter).toEqual({
    title: 'x',
  });
});

it('takes the titles of a cut version from its own tree', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'titles-'));
  const folder = path.join(siteDir, 'x_versioned_docs/version-8.9.2');
  fs.mkdirSync(folder, { recursive: true });
  const tree = [
    { pathname: '/x/react-charts/bars', title: 'Bars, as they were' },
    { pathname: '/x/react-charts/lines', title: 'Lines' },
  ];
  const titles = { zh: { '/x/react-charts/bars': '旧柱状图' } };
  fs.writeFileSync(path.join(folder, '_tree.json'), JSON.stringify({ tree, titles }));
  const fieldsIn = async (locale: string, file: string) => {
    const { frontMatter } = await pageFrontMatter({
      siteDir,
      products,
      trees: { x: [{ pathname: '/x/react-charts/bars', title: 'Bars' }] },
      locale,
      titles: { zh: { '/x/react-charts/bars': '柱状图' } },
    })({
      filePath: path.join(siteDir, file),
      fileContent: '',
      defaultParseFrontMatter: async () => ({ frontMatter: {}, content: '' }),
    });
    return frontMatter;
  };
  const titleIn = async (locale: string, file: string) => (await fieldsIn(locale, file)).title;
  const cut = 'x_versioned_docs/version-8.9.2/react-charts';
  expect(await titleIn('en', `${cut}/bars/index.mdx`)).toBe('Bars, as they were');
  expect(await titleIn('zh', `${cut}/bars/index.mdx`)).toBe('旧柱状图');
  expect(await titleIn('zh', `${cut}/lines/index.mdx`)).toBe('Lines');
  expect(
    await titleIn(
      'zh',
      'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/react-charts/bars/index.mdx',
    ),
  ).toBe('旧柱状图');
  expect(await titleIn('zh', 'x-docs/react-charts/bars/index.mdx')).toBe('柱状图');

  // The page that the product begins with is not in that version, then it is.
  const crumbs = async () => (await fieldsIn('en', `${cut}/lines/index.mdx`)).breadcrumbs;
  expect(await crumbs()).toEqual([{ label: 'Charts' }]);
  fs.mkdirSync(path.join(siteDir, cut, 'bars'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, cut, 'bars/index.mdx'), '');
  expect(await crumbs()).toEqual([{ label: 'Charts', to: '/x/8.9.2/react-charts/bars/' }]);
  fs.rmSync(siteDir, { recursive: true });
});
