import { robotsText } from './robotsText';

it('allows everything and names every sitemap on a line of its own', () => {
  expect(
    robotsText(['https://example.org/sitemap.xml', 'https://example.org/zh/sitemap.xml']),
  ).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\nSitemap: https://example.org/zh/sitemap.xml\n',
  );
});
