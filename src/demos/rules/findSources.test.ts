import { findSources } from './findSources';
import { foldSources } from './foldSources';

const demo = (name: string, inside: string, figure = `class="a" data-demo="${name}"`) =>
  `<figure ${figure}><div>${inside}</div></figure>`;
const texts = (word: string) =>
  `<details>${foldSources(`<div data-styling="system">${word}</div>`)}</details><div><pre data-styling="system" dir="ltr"><code>${word} preview</code></pre><pre data-styling="css"><code>${word} css</code></pre></div>`;
const page = (...parts: string[]) =>
  `<!doctype html><noscript>Head</noscript><main>${parts.join('<p>data-demo="Tags"</p>')}</main>`;

it('finds the texts of each demo of a page', () => {
  const html = page(demo('Tags', texts('one')), demo('MoreTags', texts('two')));
  expect(findSources(html, 'Tags')).toEqual({
    files: '<div data-styling="system">one</div>',
    preview:
      '<pre data-styling="system" dir="ltr"><code>one preview</code></pre><pre data-styling="css"><code>one css</code></pre>',
  });
  expect(findSources(html, 'MoreTags').files).toBe('<div data-styling="system">two</div>');
});

it('reads a page whose minifier left out the quotes', () => {
  const html = page(
    demo('Tags', texts('one').replaceAll('"', ''), 'id=Tags data-demo=Tags'),
    demo('MoreTags', texts('two'), 'data-demo=MoreTags'),
  );
  expect(findSources(html, 'Tags').preview).toContain('one css');
  expect(findSources(html, 'Tags').preview).not.toContain('two');
  expect(findSources(html, 'MoreTags').files).toContain('two');
});

it('has no preview where the demo has none, whatever the next one has', () => {
  const html = page(
    demo('Tags', `<details>${foldSources('one')}</details>`),
    demo('Other', texts('two')),
  );
  expect(findSources(html, 'Tags')).toEqual({ files: 'one', preview: '' });
});

it.each([
  ['is not on the page', page(demo('Other', texts('two')))],
  ['shows no text', page(demo('Tags', 'one'), demo('Other', texts('two')))],
  ['is only spoken of', page('&lt;figure data-demo="Tags"&gt;', demo('Other', texts('two')))],
])('refuses a demo that %s', (_name, html) => {
  expect(() => findSources(html, 'Tags')).toThrow('no source of the demo Tags');
});
