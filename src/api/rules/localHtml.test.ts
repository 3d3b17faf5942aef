import { localHtml } from './localHtml';

const link = (href: string) => `See <a href="${href}">it</a>.`;

it.each([
  ['/', '/components/buttons/', '/components/buttons/'],
  ['/zh/', '/components/buttons/', '/zh/components/buttons/'],
  ['/zh/', '/', '/zh/'],
  ['/zh/', '#prop-a', '#prop-a'],
  ['/zh/', 'https://a.example/b/', 'https://a.example/b/'],
  ['/zh/', '//a.example/b/', '//a.example/b/'],
  ['/zh/', 'javascript:/a', 'javascript:/a'],
])('below %s, %s leads to %s', (baseUrl, href, expected) => {
  expect(localHtml(link(href), baseUrl)).toBe(link(expected));
});

it('moves every link and leaves text alone that looks like one', () => {
  expect(localHtml(`${link('/a/')}${link('/b/')}<code>href=&quot;/c&quot;</code>`, '/zh/')).toBe(
    `${link('/zh/a/')}${link('/zh/b/')}<code>href=&quot;/c&quot;</code>`,
  );
});
