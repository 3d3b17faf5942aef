import { minifyPage } from '../../lean-docusaurus/warm-build/lib/minifyPage';
import { pageRecord } from './pageRecord';

interface Parts {
  head?: string;
  nav?: string;
  badge?: string;
  prose?: string;
  id?: string;
  category?: string;
  tag?: string;
}

/** A page as Docusaurus writes it. */
function page({
  head = '',
  nav = '<nav aria-label="Breadcrumbs"><ol><li><a href="/x/">Data Grid</a></li><li>Main features</li><li>Rows</li></ol></nav>',
  badge = '',
  prose = '<p>Text</p>',
  id = 'x-data-grid',
  category = 'x',
  tag = 'docs-x-current',
}: Parts = {}): string {
  return `<!doctype html><html lang="zh-CN"><head><title>t</title><meta name="mui:productId" content="${id}"><meta name="mui:productCategoryId" content="${category}"><meta name="docusaurus_tag" content="${tag}"><meta name="description" content="What it &amp; does">${head}</head><body><header><a>Products</a></header><main id="main-content"><article>${nav}<header><h1>Sorting</h1><p>${badge}</p><p class="lead">What it does</p></header><div role="note">Older version</div><details><ul><li><a href="#a">A</a></li></ul></details><div class="prose" lang="en">${prose}</div></article><footer><a rel="next">Next</a></footer></main></body></html>`;
}

it('takes facts from head, path and badges', () => {
  expect(
    pageRecord(page({ badge: '<button data-plan="pro"><span>Pro plan</span></button>' })),
  ).toEqual({
    lang: 'zh-CN',
    title: 'Sorting',
    description: 'What it & does',
    trail: ['Main features', 'Rows'],
    product: 'x-data-grid',
    version: 'docs-x-current',
    plan: 'pro',
    body: '<p>Text</p>',
  });
});

it('reads a page whose minifier left out quotes and closing tags', () => {
  const html =
    '<!doctype html><html lang=en class=a><head><meta charset=UTF-8><meta data-rh=true name=mui:productId content=material-ui /><meta name=docusaurus_tag content=docs-default-7.2.0 /><meta name=description content="b"/></head><body><div><main class=m><article><nav><ol><li><a href=/>Material UI</a><li>Components<li>Inputs</ol></nav><header class=h><h1 class=t>Button</h1><p class=badges><button type=button data-plan=premium>Premium</button><p class=lead>b</header><div class=prose><p>One<p>Two <ul><li>c<li>d</ul></div></article></main></div></body>';
  expect(pageRecord(html)).toMatchObject({
    title: 'Button',
    trail: ['Components', 'Inputs'],
    product: 'material-ui',
    version: 'docs-default-7.2.0',
    plan: 'premium',
    body: expect.stringMatching(/One.*Two.*c.*d/) as string,
  });
});

it.each([
  [
    'a table with headings and groups of rows',
    '<table><thead><tr><th>Change</th><th>Name</th></tr></thead><tbody></tbody><tbody><tr><th rowspan="2">Added</th><td>a</td></tr><tr><td>b</td></tr></tbody><tbody><tr><td>c</td><th>d</th></tr></tbody><tfoot><tr><td>e</td></tr></tfoot></table><p>f</p>',
  ],
  [
    'lists of items and of terms',
    '<ul><li><p>a</p></li><li>b<ol><li>c</li></ol></li></ul><dl><dt>d</dt><dd>e</dd><dt>f</dt><dd><p>g</p></dd></dl>',
  ],
  [
    'paragraphs, headings and folded text',
    '<p>a</p><p>b</p><h2 id="c">c</h2><details><summary>d</summary><p>e</p></details><p>f</p><pre>g</pre><p>h</p><div>i</div>',
  ],
])('reads %s alike before and after the minifier', async (_what, prose) => {
  const whole = page({ prose });
  const minified = await minifyPage(whole);
  expect(minified.length).toBeLessThan(whole.length);
  expect(pageRecord(minified)).toEqual(pageRecord(whole));
});

it.each([
  ['x-charts', 'x', 'x-charts'],
  // What all products of MUI X share.
  ['null', 'x', 'x'],
  ['null', 'null', 'none'],
])('product %s of %s is %s', (id, category, product) => {
  expect(pageRecord(page({ id, category }))?.product).toBe(product);
});

it('gives a page that products share to the one that it is about', () => {
  const head =
    '<link rel="canonical" href="https://docs.example.org/zh/x/migration/migration-pickers-v7/">';
  expect(pageRecord(page({ id: 'null', head }))?.product).toBe('x-date-pickers');
});

it('has no plan by a badge that only a heading carries', () => {
  const record = pageRecord(
    page({ prose: '<h2 id="a">A<button data-plan="pro"><span>Pro plan</span></button></h2>' }),
  );
  expect(record).toMatchObject({ plan: 'community', body: '<h2 id="a">A</h2>' });
});

it.each([
  ['a demo', '<p>a</p><figure id="X" data-demo="X"><p>stage</p><pre>code</pre></figure>', 'a'],
  ['the link of a heading', '<h2 id="a">a<a class="hash-link" href="#a">#</a></h2>', 'a'],
  ['controls', '<button>Copy</button><svg><title>t</title></svg><p>a</p><nav>n</nav>', 'a'],
  [
    'fields of a form',
    '<label>Filter</label><input value="b"><output>3 rows</output><p>a</p><select><option>c</option></select><textarea>d</textarea>',
    'a',
  ],
  ['what only a screen reader hears', '<p>a<span class="visually-hidden">b</span></p>', 'a'],
  [
    'the bar above a code block',
    '<div data-code-block=""><div>Bash<button>Copy</button></div><pre><code>npm i</code></pre></div>',
    'npm i',
  ],
  [
    'all forms of a code but the first',
    '<div data-variants="packageManager"><div data-choice="packageManager"><button>npm</button></div><div data-variant="npm" data-code-block><pre>npm i</pre></div><div data-variant="yarn" data-code-block><pre>yarn add</pre></div></div>',
    'npm i',
  ],
])('leaves out %s', (_name, prose, text) => {
  const record = pageRecord(page({ prose }));
  expect(record?.body.replace(/<[^>]*>/g, '').trim()).toBe(text);
});

it.each([
  ['is no documentation', page({ tag: 'default' })],
  ['asks not to be indexed', page({ head: '<meta name="robots" content="noindex, follow">' })],
  [
    'stands for unknown addresses',
    '<html><head><meta name="docusaurus_tag" content="docs-default-current"></head><body><main><h1>Not found</h1></main></body></html>',
  ],
  ['has no main part', '<html><head></head><body>a</body></html>'],
])('passes over a page that %s', (_name, html) => {
  expect(pageRecord(html)).toBeUndefined();
});

it('refuses a documentation page without a title', () => {
  expect(() => pageRecord(page().replace('<h1>Sorting</h1>', ''))).toThrow(/no title/);
});
