import { goneRedirects, type OlderVersion } from './goneRedirects';

const versions: OlderVersion[] = [
  { instance: 'x', version: '9.1.0', pages: ['/', '/api/charts/bar-chart', '/introduction'] },
  {
    instance: 'x',
    version: '8.9.2',
    pages: ['/', '/api/charts/bar-chart', '/api/charts/use-svg-ref', '/moved'],
  },
  { instance: 'default', version: '7.2.0', pages: ['/', '/api-docs/grid-legacy', '/old/b'] },
];
const redirects = [
  { from: '/x/moved', to: '/x/introduction' },
  { from: '/old/*', to: '/new/*' },
];

it('leads to the newest version that has the page, and only for now', () => {
  expect(goneRedirects(new Set(['/x/introduction']), versions, redirects)).toEqual([
    { from: '/x/api/charts/bar-chart', to: '/x/9.1.0/api/charts/bar-chart', status: 302 },
    { from: '/x/api/charts/use-svg-ref', to: '/x/8.9.2/api/charts/use-svg-ref', status: 302 },
    { from: '/api-docs/grid-legacy', to: '/7.2.0/api-docs/grid-legacy', status: 302 },
  ]);
});

it('leads nowhere where all is there', () => {
  const current = new Set(
    versions.flatMap(({ instance, pages }) =>
      pages.map((page) => (instance === 'x' ? `/x${page}` : page)),
    ),
  );
  expect(goneRedirects(current, versions, redirects)).toEqual([]);
});

it('leads on to the archive of a version that is elsewhere', () => {
  const archived: OlderVersion = {
    instance: 'x',
    version: '8.9.2',
    pages: ['/', '/introduction', '/api/charts/use-svg-ref'],
    href: 'https://v8.example.org{langPrefix}/x/',
  };
  expect(goneRedirects(new Set(['/x/introduction']), [archived], redirects)).toEqual([
    {
      from: '/x/api/charts/use-svg-ref',
      to: 'https://v8.example.org{langPrefix}/x/api/charts/use-svg-ref/',
      status: 302,
    },
  ]);
});
