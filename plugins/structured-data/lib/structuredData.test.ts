import { structuredData } from './structuredData';

const page = {
  permalink: '/base/zh/components/chips/',
  title: '标签',
  description: '显示 </script><b> 的标签。',
  url: 'https://docs.example.org',
  baseUrl: '/base/zh/',
  language: 'zh-CN',
  facts: { breadcrumbs: [{ label: 'Material UI', to: '/getting-started/' }, { label: '组件' }] },
  demos: ['BasicChips'],
  questions: [],
};

function read(given: Partial<Parameters<typeof structuredData>[0]>) {
  const tag = structuredData({ ...page, ...given });
  const [, json = ''] = /^<script type=application\/ld\+json>([^<]*)<\/script>$/.exec(tag) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  return Object.fromEntries(graph.map((each) => [each['@type'], each]));
}

it('says what a page is, where it is and what demos it has', () => {
  const { TechArticle, BreadcrumbList, FAQPage } = read(page);
  expect(TechArticle).toEqual({
    '@type': 'TechArticle',
    headline: '标签',
    description: page.description,
    inLanguage: 'zh-CN',
    hasPart: [
      {
        '@type': 'SoftwareSourceCode',
        name: 'BasicChips',
      },
    ],
  });
  expect(BreadcrumbList!.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Material UI',
      item: 'https://docs.example.org/base/zh/getting-started/',
    },
    {
      '@type': 'ListItem',
      position: 2,
      name: '标签',
      item: 'https://docs.example.org/base/zh/components/chips/',
    },
  ]);
  expect(FAQPage).toBeUndefined();
});

it('says of a page that nobody has translated that it is English, and when it was changed', () => {
  const facts = { translated: false, updated: { date: '2026-01-02', commit: 'a' } } as const;
  const { TechArticle, BreadcrumbList } = read({ facts, demos: [] });
  expect(TechArticle).toMatchObject({ inLanguage: 'en', dateModified: '2026-01-02' });
  expect(TechArticle).not.toHaveProperty('hasPart');
  expect(BreadcrumbList).toBeUndefined();
});

it('names questions and answers', () => {
  const tag = structuredData({ ...page, questions: [{ question: 'Why?', answer: 'So.' }] });
  expect(tag).toContain(
    '{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Why?","acceptedAnswer":{"@type":"Answer","text":"So."}}]}',
  );
});
