import { searchedRoutes } from './searchedRoutes';

const searched = (routes: string[], { baseUrl = '/zh/', exclude = [] as string[] } = {}) =>
  searchedRoutes({ routes, baseUrl, exclude });

it('takes the pages of the language, each once, in their order', () => {
  expect(searched(['/zh/b/', '/zh/', '/zh/a/c/', '/zh/b/'])).toEqual([
    '/zh/b/',
    '/zh/',
    '/zh/a/c/',
  ]);
  expect(searched(['/', '/a/'], { baseUrl: '/' })).toEqual(['/', '/a/']);
});

it.each([
  ['of another language', '/en/a/'],
  ['that only begins with the same letters', '/zh-tw/a/'],
  ['for unknown addresses', '/zh/404.html'],
  ['that is a pattern', '*'],
  ['of a docs tab, which shows what a page of its own does', '/zh/tabs/components-api/'],
  ['of a docs tab below other pages', '/zh/tabs/hooks-api/'],
])('passes over a page %s', (_what, route) => {
  expect(searched(['/zh/a/', route])).toEqual(['/zh/a/']);
});

it('passes over excluded pages in each language, and not over those below them', () => {
  const exclude = ['/versions/', '/'];
  expect(searched(['/zh/', '/zh/versions/', '/zh/versions/8/', '/zh/a/'], { exclude })).toEqual([
    '/zh/versions/8/',
    '/zh/a/',
  ]);
  expect(searched(['/', '/versions/', '/a/'], { baseUrl: '/', exclude })).toEqual(['/a/']);
});
