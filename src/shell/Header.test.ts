/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';

const css = fs.readFileSync(path.join(__dirname, 'Header.module.css'), 'utf8');

it.each([
  ['shows', 'beside a list of pages', '<div><nav id="sidebar"></nav><main></main></div>', true],
  ['leaves out', 'where a page has none', '<main></main>', false],
])('%s the button of the drawer %s', (_does, _where, page, isShown) => {
  document.head.innerHTML = `<style>${css.split('@media')[0]}</style>`;
  document.body.innerHTML = `<header class="header"><button class="menu"></button></header>${page}`;
  const { display } = getComputedStyle(document.querySelector('.menu')!);
  expect(display !== 'none').toBe(isShown);
});
