import { createPreloadReader, listPreloads, preloadPatterns } from './pagePreloads';

const head = `<!doctype html><html lang=en><head>
<link rel=icon href=/img/mark.svg />
<link rel="stylesheet" href="/assets/css/base.5e14.css" data-first>
<link rel=stylesheet href=/assets/css/styles.edd2.css />
<link rel=stylesheet media=print href=/assets/css/print.css />
<link rel=stylesheet href=https://fonts.example.org/a.css />
<link rel=stylesheet href=//fonts.example.org/b.css />
<link rel=preload as=script href=/assets/js/main.4031.js fetchpriority=low />
<link rel=preload as=font href=/assets/a.woff2 crossorigin />
<link rel=alternate type=text/markdown href=/a.md>
<script>document.write('<link rel=stylesheet href=/assets/css/sometimes.css>')</script>
<noscript><link rel=stylesheet href=/assets/css/still.css></noscript>
<!-- <link rel=stylesheet href=/assets/css/gone.css> -->
<script>cut = '<link rel=stylesheet href=/assets/css/off.css>`;
const [base, sheet, script] = [
  '</assets/css/base.5e14.css>; rel=preload; as=style',
  '</assets/css/styles.edd2.css>; rel=preload; as=style',
  '</assets/js/main.4031.js>; rel=preload; as=script; fetchpriority=low',
] as const;

it('names the sheets and scripts of this host that a page needs, in its order and as urgent', () => {
  expect(createPreloadReader()(head)).toEqual([base, sheet, script]);
});

it('knows a head with the same tags in another place for another one', () => {
  const read = createPreloadReader();
  const link = '<link rel=stylesheet href=/assets/css/a.css>';
  expect(read(`<title>One</title>${link}`)).toHaveLength(1);
  expect(read(`<title>Two</title>${link}`)).toHaveLength(1);
  for (const [before, after] of [
    ["<script>document.write('", "')</script>"],
    ['<noscript>', '</noscript>'],
    ['<!-- ', ' -->'],
    ['</head>', ''],
  ]) {
    expect(read(`<title>Three</title>${before}${link}${after}`)).toEqual([]);
  }
});

it('says of a folder what all its pages load, and nothing of one whose pages share nothing', () => {
  const pages = new Map([
    ['zh/components/b/index.html', [sheet]],
    ['zh/components/a/index.html', [base, sheet]],
    ['zh/index.html', [base]],
    ['components/a/index.html', [script]],
    ['frames/a/index.html', []],
    ['mixed/a/index.html', [base]],
    ['mixed/b/index.html', [script]],
    ['index.html', [base, script]],
  ]);
  const expected = {
    '/': `${base}, ${script}`,
    '/components/': script,
    '/zh/': base,
    '/zh/components/': sheet,
  };
  const preload = listPreloads(pages, ['zh']);
  expect(preload).toEqual(expected);
  const backwards = new Map([...pages].toReversed());
  expect(JSON.stringify(listPreloads(backwards, ['zh']))).toBe(JSON.stringify(preload));
});

it('finds the pages of a folder, of a home page itself only', () => {
  const patterns = preloadPatterns({ '/': base, '/a.b/': base, '/zh/': script }, ['zh']);
  expect(patterns.map(([, link]) => link)).toEqual([base, script]);
  const found = (file: string) =>
    patterns.filter(([pattern]) => new RegExp(`^${pattern}$`).test(file)).map(([, link]) => link);
  expect(found('/index.html')).toEqual([base]);
  expect(found('/a.b/index.html')).toEqual([base]);
  expect(found('/a.b/c/d/index.html')).toEqual([base]);
  expect(found('/zh/index.html')).toEqual([script]);
  for (const file of ['/zh/a/index.html', '/acb/index.html', '/a.b/c.html', '/a.b/index.html.md']) {
    expect(found(file)).toEqual([]);
  }
});
