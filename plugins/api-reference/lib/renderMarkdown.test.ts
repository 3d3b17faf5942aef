import fc from 'fast-check';
import { closePath, renderMarkdown } from './renderMarkdown';

const none = () => undefined;

test('renders a paragraph without its element, more than one with', () => {
  expect(renderMarkdown('If `true`, **no** elevation.', none)).toBe(
    'If <code>true</code>, <strong>no</strong> elevation.',
  );
  expect(renderMarkdown('One.\n\n- a\n- b', none)).toBe(
    '<p>One.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
  );
  expect(renderMarkdown('', none)).toBe('');
});

test('shows a type in double brackets as code', () => {
  expect(
    renderMarkdown('Rows as [[Map<GridRowId, GridRowModel>]] of [[GridRowModel]].', none),
  ).toBe('Rows as <code>Map&lt;GridRowId, GridRowModel&gt;</code> of <code>GridRowModel</code>.');
});

test('lets no raw HTML through', () => {
  expect(renderMarkdown('<img src=x onerror=alert(1)> and <b>bold</b>', none)).not.toMatch(
    /<(img|b)\b/,
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (text) => {
      const html = renderMarkdown(`<script>${text}</script> [x](javascript:${text})`, none);
      expect(html).not.toMatch(/<script|href="javascript/i);
    }),
  );
});

test('leads to our own pages, and to others over https only', () => {
  const resolve = (url: string) =>
    url.includes('/react-button') ? '/components/buttons?a=1#b' : undefined;
  expect(renderMarkdown('[b](https://mui.com/material-ui/react-button/)', resolve)).toBe(
    '<a href="/components/buttons/?a=1#b" data-from="https://mui.com/material-ui/react-button/">b</a>',
  );
  expect(renderMarkdown('[b](/x/react-data-grid/layout#x)', none)).toBe(
    '<a href="/x/react-data-grid/layout/#x" data-from="https://mui.com/x/react-data-grid/layout/#x">b</a>',
  );
  expect(renderMarkdown('[b](https://example.org/a)', none)).toBe(
    '<a href="https://example.org/a">b</a>',
  );
  expect(renderMarkdown('[b](http://example.org/a)', none)).toBe('b');
});

test("the library's own site answers over https", () => {
  expect(renderMarkdown('[b](http://mui.com/store/)', none)).toBe(
    '<a href="https://mui.com/store/">b</a>',
  );
  expect(renderMarkdown('[b](http://mui.community/store/)', none)).toBe('b');
});

test('makes links of bare addresses and of {@link}', () => {
  expect(renderMarkdown('See https://mui.com/x/a/.', none)).toBe(
    'See <a href="https://mui.com/x/a/">https://mui.com/x/a/</a>.',
  );
  expect(
    renderMarkdown('See {@link GridApi} and {@link https://a.org here}, [[GridColDef]].', none),
  ).toBe('See <code>GridApi</code> and <a href="https://a.org">here</a>, <code>GridColDef</code>.');
});

test('a heading is a strong line: a table has no sections', () => {
  expect(renderMarkdown('## Advanced', none)).toBe('<strong>Advanced</strong>');
});

test('closes the path of a page, not of a file', () => {
  expect(closePath('/a?b#c')).toBe('/a/?b#c');
  expect(closePath('/a/?b')).toBe('/a/?b');
  expect(closePath('/a.json')).toBe('/a.json');
});

it('takes an address that begins with two slashes for another host, and keeps its text only', () => {
  expect(renderMarkdown('See [here](//example.org/a).', () => undefined)).toBe('See here.');
});

it('leaves out what the authors of a library noted for themselves', () => {
  expect(renderMarkdown('The rows.\nTODO rows v6: Rename?', () => undefined)).toBe('The rows.');
  expect(renderMarkdown('TODO: remove this', () => undefined)).toBe('');
});
