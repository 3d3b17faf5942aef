import type { Root } from 'mdast';
import { loadParser } from '../../content-check/lib/parsePage';
import { remarkUnwrittenLinks } from './remarkUnwrittenLinks';

const transform = remarkUnwrittenLinks({
  isNamed: (pathname) => ['/components/timeline', '/components/chips'].includes(pathname),
  isWritten: (pathname) => pathname === '/components/chips',
  siteDir: '/site',
});

function linksLeft(tree: Root): unknown[] {
  return (
    JSON.stringify(tree).match(/"type":"(?:link|linkReference|definition)"|"name":"(?:a|Link)"/g) ??
    []
  );
}

it.each([
  '[x](/components/timeline/)',
  '[x](/components/timeline/#part)',
  '[x](../timeline/)',
  '[x](../timeline/index.mdx)',
  '[x](@site/docs/components/timeline/index.mdx)',
  '[x](/components/timeline/components-api/)',
  '[x][t]\n\n[t]: /components/timeline/',
  '[t][]\n\n[t]: ../timeline/',
  '[t]\n\n[t]: ../timeline/index.mdx',
  'an <a href="/components/timeline/">x</a>',
  "an <a href={'../timeline/'}>x</a>",
  'a <Link to="/components/timeline/">x</Link>',
])('makes text of %s', async (mdx) => {
  for (const file of [
    'docs/components/buttons/index.mdx',
    'i18n/zh/docusaurus-plugin-content-docs/current/components/buttons/index.mdx',
  ]) {
    const parsed = (await loadParser()).parse(mdx);
    if (!('tree' in parsed)) throw new Error(parsed.fault.what);
    expect(linksLeft(parsed.tree).length).toBeGreaterThan(0);
    transform(parsed.tree, { path: `/site/${file}` } as never);
    expect(linksLeft(parsed.tree)).toEqual([]);
  }
});

it.each(['../chips/', '../chips/index.mdx', '/components/chips/'])(
  'leads to the written page by %s',
  async (url) => {
    const parsed = (await loadParser()).parse(`[x](${url}#part)`);
    if (!('tree' in parsed)) throw new Error(parsed.fault.what);
    transform(parsed.tree, { path: '/site/docs/components/buttons/index.mdx' } as never);
    expect(JSON.stringify(parsed.tree)).toContain('"url":"/components/chips/#part"');
  },
);
