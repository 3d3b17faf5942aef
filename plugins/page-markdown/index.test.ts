import type { LoadContext } from '@docusaurus/types';
import pageMarkdown from './index';
import type { PageMarkdownOptions } from './options';

const { NODE_ENV } = process.env;
beforeAll(() => Object.assign(process.env, { NODE_ENV: 'production' }));
afterAll(() => Object.assign(process.env, { NODE_ENV }));

const context = {
  siteDir: process.cwd(),
  outDir: '',
  baseUrl: '/',
  siteConfig: { url: 'https://d.org', title: 'Docs', tagline: '' },
  i18n: { currentLocale: 'en', defaultLocale: 'en', localeConfigs: {} },
} as unknown as LoadContext;

const doc = (permalink: string, more = {}) => ({
  permalink,
  title: '',
  description: '',
  source: `@site/docs${permalink}index.mdx`,
  frontMatter: {},
  unlisted: false,
  draft: false,
  ...more,
});

/** What the head of a page says of its Markdown. */
async function named(permalink: string): Promise<string> {
  const plugin = pageMarkdown(context, {} as PageMarkdownOptions)!;
  const docs = [
    doc('/components/slider/'),
    doc('/components/slider/components-api/'),
    doc('/hidden/', { unlisted: true }),
  ];
  const loadedVersions = [{ docs, label: '7.2.0', versionName: 'current' }];
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } };
  await plugin.allContentLoaded?.({ allContent } as never);
  const head = `<title>A</title><meta property="og:url" content="https://d.org${permalink}">`;
  return /<link rel=alternate[^>]*>/.exec(plugin.finishHead(head))?.[0] ?? '';
}

it.each(['/components/slider', '/components/slider/components-api'])(
  'the page %s/ has Markdown, which its menu offers',
  async (page) => {
    expect(await named(`${page}/`)).toBe(`<link rel=alternate type=text/markdown href=${page}.md>`);
  },
);

it('one that is not listed has none', async () => {
  expect(await named('/hidden/')).toBe('');
});
