import { load } from 'cheerio';
import fc from 'fast-check';
import { escapeHtml } from '../../../src/ui/rules/escapeHtml';
import { searchedMarkup } from './searchedMarkup';

const parse = (html: string) => load(html, null, false);
const markup = (html: string) => searchedMarkup(parse(html).root().contents().get());

/** Words as the indexer tells them apart: a tag ends one. */
const words = (html: string) =>
  markup(html)
    .split(/<[^>]*>|\s+/)
    .filter(Boolean);

it.each([
  ['a term and what it means', '<dl><dt>Ref</dt><dd><code>HTMLDivElement</code></dd></dl>'],
  ['cells', '<table><tr><td>Ref</td><td>HTMLDivElement</td></tr></table>'],
  ['items', '<ul><li>Ref</li><li>HTMLDivElement</li></ul>'],
  ['paragraphs', '<p>Ref</p><p>HTMLDivElement</p>'],
  ['what the indexer does not know', '<section>Ref</section><details>HTMLDivElement</details>'],
  ['lines', '<p>Ref<br>HTMLDivElement</p>'],
  ['text and the block behind it', '<div>Ref<div>HTMLDivElement</div></div>'],
  ['facts side by side', '<div><span>Ref</span><span>HTMLDivElement</span></div>'],
])('does not run together %s', (_what, html) => {
  expect(words(html)).toEqual(['Ref', 'HTMLDivElement']);
});

it('tells apart facts side by side that are several words', () => {
  expect(markup('<div><span>boolean</span><span>Default: false</span></div>')).toBe(
    '<div><div>boolean</div><div>Default: false</div></div>',
  );
});

it.each([
  ['colours of code', '<code><span>use</span><span>State</span></code>'],
  ['colours of a block of code', '<pre><code><span>use</span><span>State</span></code></pre>'],
  ['stress', '<p>use<strong>Sta</strong><em>te</em></p>'],
  ['a link', '<p><a href="/">use</a>State</p>'],
  ['a place to break', '<td>use<wbr>State</td>'],
  ['a comment of React', '<p>use<!-- -->State</p>'],
])('does not split a word by %s', (_what, html) => {
  expect(words(html)).toEqual(['useState']);
});

it('keeps headings with their ids, by which the index divides a page', () => {
  expect(markup('<h2 class="a" id="the-&quot;a&quot;">A <code>b</code></h2><h6>c</h6>')).toBe(
    '<h2 id="the-&quot;a&quot;">A b</h2><h6>c</h6>',
  );
});

it('keeps blocks that end a sentence, and of others only that they are one', () => {
  expect(markup('<p>a</p><blockquote>b</blockquote><pre>c</pre>')).toBe(
    '<p>a</p><blockquote>b</blockquote><pre>c</pre>',
  );
  expect(markup('<table><tr><th>a</th><td>b</td></tr></table>')).toBe(
    // It reads the next heading of a column as part of the same word.
    '<div><div><div><td>a</td><td>b</td></div></div></div>',
  );
});

it('leaves out attributes, and ids of what is no heading', () => {
  expect(
    markup(
      '<div id="a" class="b"><p id="c" data-pagefind-ignore>d<a id="e" href="/f">g</a></p></div>',
    ),
  ).toBe('<div><p>dg</p></div>');
});

it('does not end a paragraph where only a line ends', () => {
  expect(markup('<p>a<br>b</p>')).toBe('<p>a b</p>');
});

it('leaves out comments', () => {
  expect(markup('<!-- a --><p>b<!-- c --></p>')).toBe('<p>b</p>');
});

it('keeps text that looks like a tag text', () => {
  expect(markup('<p>&lt;Button&gt; &amp;amp; more</p>')).toBe(
    '<p>&lt;Button&gt; &amp;amp; more</p>',
  );
});

it('loses and invents no text, whatever it is and whatever stands around it', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const tag = fc.constantFrom('p', 'div', 'span', 'code', 'section', 'h3', 'td', 'b', 'figure');
  const { html } = fc.letrec<{ html: string }>((tie) => ({
    html: fc.oneof(
      { maxDepth: 4 },
      text.map(escapeHtml),
      fc
        .tuple(tag, fc.array(tie('html'), { maxLength: 4 }))
        .map(([name, children]) => `<${name} title="a &gt; b">${children.join('')}</${name}>`),
    ),
  }));
  fc.assert(
    fc.property(html, (given) => {
      expect(parse(markup(given)).root().text()).toBe(parse(given).root().text());
    }),
  );
});
