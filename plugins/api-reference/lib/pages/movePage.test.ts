import { apiComponent, apiMember, apiPage } from '../../../../tests/support/apiPage';
import { moveHtml, movePage, type AddressOf } from './movePage';

/** Of a cut version: `/x/…` is its own, `/lost` is nowhere. */
const addressOf: AddressOf = (pathname) => {
  if (!pathname.startsWith('/')) return pathname;
  if (pathname.startsWith('/lost')) return undefined;
  return pathname.replace(/^\/x\b/, '/x/8.9.2') + '/';
};

describe('moveHtml', () => {
  it.each([
    ['<a href="/x/grid/">it</a>', '<a href="/x/8.9.2/grid/">it</a>'],
    ['<a href="/x/grid">it</a>', '<a href="/x/8.9.2/grid/">it</a>'],
    ['<a href="/x/grid/?a=1#b">it</a>', '<a href="/x/8.9.2/grid/">it</a>'],
    ['<a href="/x/grid/" title="T">it</a>', '<a href="/x/8.9.2/grid/" title="T">it</a>'],
    ['<a href="/lost/"><code>it</code></a>', '<code>it</code>'],
    ['<a href="/lost/" title="T">it</a>', 'it'],
    [
      '<a href="/lost/#b" title="T" data-from="https://a.example/?c&amp;d#b">it</a>',
      '<a href="https://a.example/?c&amp;d#b" title="T">it</a>',
    ],
    ['<a href="/x/grid/" data-from="https://a.example/">it</a>', '<a href="/x/8.9.2/grid/">it</a>'],
    [
      '<a href="/x/grid/" data-from="https://a.example/?c&amp;d">https://a.example/?c&amp;d</a>',
      '<a href="/x/8.9.2/grid/">/x/8.9.2/grid/</a>',
    ],
    [
      '<a href="/lost/" data-from="https://a.example/">https://a.example/</a>',
      '<a href="https://a.example/">https://a.example/</a>',
    ],
    ['<a href="//a.example/x/">it</a>', '<a href="//a.example/x/">it</a>'],
    ['<a href="https://a.example/x/">it</a>', '<a href="https://a.example/x/">it</a>'],
    ['<a href="#b">it</a>', '<a href="#b">it</a>'],
    ['/x/grid &lt;a href=&quot;/x/&quot;&gt;', '/x/grid &lt;a href=&quot;/x/&quot;&gt;'],
  ])('makes of %s: %s', (html, expected) => {
    expect(moveHtml(html, addressOf)).toBe(expected);
  });

  it.each([
    ['/x/grid/#b', '/x/8.9.2/grid/#B'],
    ['/x/grid/?a=1#b', '/x/8.9.2/grid/#B'],
    ['/x/grid/#%E7%94%A8', '/x/8.9.2/grid/#%E7%94%A8'],
    ['/x/grid/#unknown', '/x/8.9.2/grid/'],
    ['/x/grid/#', '/x/8.9.2/grid/'],
    ['/x/other/#b', '/x/8.9.2/other/'],
  ])('leads to what is meant on the page, if that has it: %s', (from, to) => {
    const ids: Record<string, string> = { b: 'B', '%E7%94%A8': '用' };
    const anchorOf = (pathname: string, fragment: string) =>
      pathname === '/x/grid' ? ids[fragment] : undefined;
    expect(moveHtml(`<a href="${from}">it</a>`, addressOf, anchorOf)).toBe(
      `<a href="${to}">it</a>`,
    );
  });

  it('moves each of several links by itself, over lines too', () => {
    expect(moveHtml('<a href="/lost/">a\nb</a> <a href="/b/">c</a>', addressOf)).toBe(
      'a\nb <a href="/b/">c</a>',
    );
  });
});

describe('movePage', () => {
  const link = '<a href="/x/a">a</a>';
  const moved = '<a href="/x/8.9.2/a/">a</a>';
  const type = { parts: ['A<', { name: 'B', pathname: '/x/b' }, '>'] };

  it('moves links, types, demos, titles and descriptions, and nothing else', () => {
    const member = apiMember('href', {
      type,
      description: link,
      deprecated: link,
      returns: link,
      default: '/x/a',
      parameters: [{ name: 'a', type, description: link }],
    });
    const demo = { id: 'x-docs/c/One', pathname: '/x/c', name: 'One' };
    const page = movePage(
      apiPage(
        {
          ...apiComponent,
          pathname: '/x/api/button',
          props: [member],
          inherited: [{ origin: 'Base', pathname: '/x/base', members: [member] }],
          related: [{ name: 'R', pathname: '/x/r' }],
        },
        {
          demos: { all: [demo], members: { href: [demo], pathname: [demo] } },
          titles: { en: { '/x/c': 'C', '/lost/c': 'L' } },
          since: { pathname: '8.1.0', description: '8.2.0' },
        },
      ),
      addressOf,
    );
    const movedType = { parts: ['A<', { name: 'B', pathname: '/x/8.9.2/b/' }, '>'] };
    const movedMember = {
      ...member,
      type: movedType,
      description: moved,
      deprecated: moved,
      returns: moved,
      parameters: [{ name: 'a', type: movedType, description: moved }],
    };
    const movedDemo = { ...demo, pathname: '/x/8.9.2/c/' };
    expect(page).toEqual({
      ...apiPage(),
      model: {
        ...apiComponent,
        pathname: '/x/8.9.2/api/button/',
        props: [movedMember],
        inherited: [{ origin: 'Base', pathname: '/x/8.9.2/base/', members: [movedMember] }],
        related: [{ name: 'R', pathname: '/x/8.9.2/r/' }],
      },
      demos: { all: [movedDemo], members: { href: [movedDemo], pathname: [movedDemo] } },
      titles: { en: { '/x/8.9.2/c/': 'C', '/lost/c': 'L' } },
      since: { pathname: '8.1.0', description: '8.2.0' },
    });
  });

  it('links nothing that has no page: a type keeps the name, a group its members, a list loses it', () => {
    const lost = { name: 'Lost', pathname: '/lost/a' };
    const demo = { id: 'docs/lost/One', ...lost };
    const page = movePage(
      apiPage(
        {
          ...apiComponent,
          props: [apiMember('a', { type: { parts: [lost, '[]'], expanded: [lost] } })],
          inherited: [{ origin: 'Lost', pathname: '/lost/b', members: [apiMember('b')] }],
          related: [lost, { name: 'R', pathname: '/r' }],
        },
        { demos: { all: [demo], members: { a: [demo] } } },
      ),
      addressOf,
    );
    expect(page.model).toMatchObject({
      props: [{ type: { parts: ['Lost', '[]'], expanded: ['Lost'] } }],
      inherited: [{ origin: 'Lost', members: [apiMember('b')] }],
      related: [{ name: 'R', pathname: '/r/' }],
    });
    expect(page.demos).toEqual({ all: [], members: { a: [] } });
    expect(JSON.stringify(page)).not.toContain('/lost');
  });
});
