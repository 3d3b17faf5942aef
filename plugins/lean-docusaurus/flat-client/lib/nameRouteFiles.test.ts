import { nameRouteFiles } from './nameRouteFiles';

const files = ['assets/js/pages-x.1a.js', 'assets/js/styles.css', 'assets/js/c$1.1a.js'];
const own =
  '<meta name=page-scripts content="/docs/assets/js/pages-x.1a.js /docs/assets/js/c$1.1a.js">';

it.each([
  [
    'as the template writes it',
    '<link rel="preload" as="script" href="/docs/assets/js/runtime~main.js" fetchpriority="low" />\n<link rel="preload" as="script" href="/docs/assets/js/main.js" fetchpriority="low" />',
  ],
  [
    'minified',
    '<link rel=preload as=script href=/docs/assets/js/runtime~main.js fetchpriority=low /><link rel=preload as=script href=/docs/assets/js/main.js fetchpriority=low />',
  ],
])('names the scripts of a page behind those of every page, %s', (_how, scripts) => {
  const end = '<meta name=a></head>';
  expect(nameRouteFiles(`<head>${scripts}${end}`, files, '/docs/')).toBe(
    `<head>${scripts}${own}${end}`,
  );
});

it('says nothing twice', () => {
  const head = '<link rel=preload as=script href=/main.js>';
  const once = nameRouteFiles(head, files, '/docs/');
  expect(nameRouteFiles(once, files, '/docs/')).toBe(once);
});

it('leaves a head that names no scripts', () => {
  const head =
    '<head><link rel=preload as=font href=/a.woff2><script src=/main.js></script></head>';
  expect(nameRouteFiles(head, files, '/')).toBe(head);
});
