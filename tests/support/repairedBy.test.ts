import { repairedBy } from './repairedBy';

const page = (body: string) => `<!doctype html><html lang=en><title>t</title><body>${body}`;

it.each([
  ['<p>a<div>b</div></p>', /nothing is written, p is read/],
  ['<p>a<ul><li>b</ul></p>', /p is read/],
  ['<a href=x>a<a href=y>b</a></a>', /a in a/],
  ['<button>a<span><button>b</button></span></button>', /button in button/],
  ['<form><div><form></form></div></form>', /form in form|form is written/],
  ['<p id=a id=b>a</p>', /duplicate-attribute/],
  ['<table><div>a</div></table>', /table is written, div is read/],
  ['<select><p>a</p></select>', /is written|is read/],
  ['<div/>a', /non-void-html-element/],
])('tells that %s is repaired', (html, fault) => {
  expect(repairedBy(page(html)).join('\n')).toMatch(fault);
});

it.each([
  '<ul><li>a<li>b</ul><p>a<p>b',
  '<table><tr><td>a<td>b<tr><th>c</table>',
  '<select><option>a<option selected>b</select>',
  '<svg viewBox="0 0 1 1"><linearGradient id=a /><path d="M0 0"/></svg>',
  '<template><tr><td>a</td></tr></template>',
  '<script>if (1 < 2) document.write("<p>")</script><style>a > b {}</style>',
  '<noscript><img src=a alt=a></noscript>',
  '<a href=x>a</a><a href=y>b</a>',
])('lets %s pass', (html) => {
  expect(repairedBy(page(html))).toEqual([]);
});
