import { showDemo } from './showDemo';

const demo = {
  html: '<button class="css-a css-b">Save</button>',
  compactHtml: null,
  themeCss: ':root{--x:1}',
  styles: [
    { key: 'css', id: 'a', css: '.css-a{color:red}' },
    { key: 'css', id: 'b', css: '.css-b{content:"</style>"}' },
    { key: 'css-global', id: 'g', css: 'body{margin:0}' },
  ],
};

it('brings theme and styles with the first demo of a page only', () => {
  const emitted = new Set<string>();
  const first = showDemo(demo, emitted);
  expect(first).toContain('<style data-demo-theme>:root{--x:1}</style>');
  expect(first).toContain('<style data-emotion="css a b">');
  expect(first).toContain('<style data-emotion="css-global g">body{margin:0}</style>');
  expect(showDemo(demo, emitted)).toBe(demo.html);
});

it('brings only what the page lacks', () => {
  const emitted = new Set(['demo-theme', 'css a', 'css-global g']);
  expect(showDemo(demo, emitted)).toMatch(/^<style data-emotion="css b">[^]*<\/style><button/);
});

it('keeps a style from ending its element', () => {
  expect(showDemo(demo, new Set()).match(/<\/style>/g)).toHaveLength(3);
});

it('holds both densities where they differ', () => {
  const html = showDemo({ ...demo, compactHtml: '<button class="small">Save</button>' }, new Set());
  expect(html).toContain('<div data-density-copy="standard"><button class="css-a css-b">');
  expect(html).toContain('<div data-density-copy="compact"><button class="small">');
});
