import { pageFrontMatter } from './pageFrontMatter';

const hook = pageFrontMatter({
  siteDir: '/site',
  trees: { x: [{ pathname: '/x/react-charts/bars', title: 'Bars' }] },
  locale: 'zh',
  titles: { zh: { '/x/react-charts/bars': '柱状图' } },
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
  expect(frontMatter).toEqual({ description: 'd', title: '柱状图' });
});

it('refuses what the tree decides', async () => {
  await expect(
    parse('/site/x-docs/react-charts/bars/index.mdx', { title: 'x', slug: '/y' }),
  ).rejects.toThrow(/writes title, slug, which the page tree decides/);
});

it('leaves other files alone', async () => {
  expect((await parse('/site/src/pages/a.mdx', { title: 'x' })).frontMatter).toEqual({
    title: 'x',
  });
});
