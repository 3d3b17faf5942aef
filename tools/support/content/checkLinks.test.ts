import { checkLinks, internalLinks } from './checkLinks';
import { pageFixture } from './pageFixture';

const targets = {
  isNamed: (pathname: string) => pathname.startsWith('/x/'),
  isWritten: (pathname: string) => ['/x/written', '/'].includes(pathname),
  isFile: (pathname: string) => pathname === '/logo.svg',
  anchorsOf: (pathname: string) => (pathname === '/x/written' ? ['part', '列'] : undefined),
};
const check = (url: string) =>
  checkLinks(pageFixture({ links: [{ url, line: 7 }], anchors: ['own'] }), targets);

it.each([
  '/x/written/',
  '/x/written/#part',
  '/x/written/?tab=a#part',
  '/x/written/#%E5%88%97',
  '/x/open/#unknown-yet',
  '/',
  '/#anything',
  '/logo.svg',
  '#own',
  'https://example.org/nowhere',
  'mailto:a@example.org',
])('lets %s pass', (url) => {
  expect(check(url)).toEqual([]);
});

it.each([
  ['/nowhere/', 'which is no page'],
  ['/x/written', 'without the slash'],
  ['/x/written/#gone', 'an anchor that the page has not'],
  ['#gone', 'an anchor that the page has not'],
  ['../written/', 'which begins with no slash'],
])('refuses %s', (url, what) => {
  expect(check(url)).toEqual([
    expect.objectContaining({ line: 7, what: expect.stringContaining(what) }),
  ]);
});

it('knows which links stay on the site', () => {
  const links = ['/a/', '#b', 'https://c.org', '//d.org', 'mailto:e'].map((url) => ({
    url,
    line: 1,
  }));
  expect(internalLinks(pageFixture({ links })).map(({ url }) => url)).toEqual(['/a/', '#b']);
});
