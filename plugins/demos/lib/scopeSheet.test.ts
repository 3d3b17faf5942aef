/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
const { scopeSheet } = require('./scopeSheet') as typeof import('./scopeSheet');

/** Which of the ids in a page a sheet's first rule reaches. */
function reached(css: string): string[] {
  document.body.innerHTML = `<div id="__docusaurus"><p id="text" class="a"></p>
<figure><div data-stage id="stage" class="a"><div><p id="inside" class="a"><i id="child" class="b"></i></p></div></div></figure></div>
<div class="MuiModal-root a" id="dialog"><p id="in-dialog" class="a"></p></div>
<div class="MuiPopper-root" id="popper"><p id="in-popper" class="a"></p></div>`;
  const style = document.createElement('style');
  style.textContent = scopeSheet(css);
  document.head.replaceChildren(style);
  const rule = style.sheet?.cssRules[0] as CSSStyleRule;
  return [...document.querySelectorAll('[id]')]
    .filter((element) => element.matches(rule.selectorText))
    .map(({ id }) => id);
}

it('reaches what is on a stage or in a portal, and nothing of the page', () => {
  expect(reached('.a{color:red}')).toEqual(['inside', 'dialog', 'in-dialog', 'in-popper']);
  expect(reached('.a > .b{color:red}')).toEqual(['child']);
});

it('lets a condition stand outside the stage', () => {
  expect(reached('figure .a{color:red}')).toEqual(['inside']);
  document.documentElement.dataset.theme = 'dark';
  expect(reached(':root[data-theme="dark"] .b{color:red}')).toEqual(['child']);
  delete document.documentElement.dataset.theme;
  expect(reached(':root[data-theme="dark"] .b{color:red}')).toEqual([]);
});

it('puts what belongs to the root of the page on the roots of demos', () => {
  expect(reached(':root,:host{--a:1}')).toEqual(['stage', 'dialog', 'popper']);
});

const scope = ':is([data-stage] *,body>:not(#__docusaurus),body>:not(#__docusaurus) *,#_)';

it.each([
  ['.a:before{color:red}', `.a${scope}:before{color:red}`],
  [
    '.a::-webkit-scrollbar-thumb:hover{color:red}',
    `.a${scope}::-webkit-scrollbar-thumb:hover{color:red}`,
  ],
  [':where(.a > :not(:last-child)){color:red}', `:where(.a>:not(:last-child))${scope}{color:red}`],
  ['@media print{.a{color:red}}', `@media print{.a${scope}{color:red}}`],
  ['.a{color:red;&:hover{color:#00f}}', `.a${scope}{color:red}.a:hover${scope}{color:#00f}`],
  ['@keyframes a-in{to{opacity:1}}', '@keyframes a-in{to{opacity:1}}'],
  ['@property --a{syntax:"*";inherits:false}', '@property --a{syntax:"*";inherits:false}'],
  ['.a{margin-inline-start:1px}', `.a${scope}{margin-inline-start:1px}`],
])('scopes %j', (css, expected) => {
  expect(scopeSheet(css)).toBe(expected);
});

it('says what does not compile', () => {
  expect(() => scopeSheet('.a{} } .b{}')).toThrow(/Invalid empty selector/);
});
