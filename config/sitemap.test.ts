import { frozenItems } from './sitemap';

it('lists the pages of frozen versions in the language, with their days', () => {
  const pages = [
    { path: '/', anchors: [] },
    { path: '/react-charts', anchors: [], modified: { zh: '2026-05-01' } },
  ];
  const of = {
    url: 'https://docs.example.org',
    frozen: [{ instance: 'x' as const, version: '8.9.2', pages }],
  };
  const listed = (baseUrl: string, locale: string) =>
    frozenItems(of, baseUrl, locale).map(({ url, lastmod }) => [url, lastmod]);
  expect(listed('/zh/', 'zh')).toEqual([
    ['https://docs.example.org/zh/x/8.9.2/', null],
    ['https://docs.example.org/zh/x/8.9.2/react-charts/', '2026-05-01'],
  ]);
  expect(listed('/', 'en')).toContainEqual([
    'https://docs.example.org/x/8.9.2/react-charts/',
    null,
  ]);
});
