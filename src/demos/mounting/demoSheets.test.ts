/** @jest-environment jsdom */
import { putSheet, raiseSheets } from './demoSheets';

const order = () =>
  [...document.head.querySelectorAll<HTMLStyleElement>('style')].map(
    (style) => style.dataset.demoSheet ?? 'other',
  );

beforeEach(() => {
  document.head.innerHTML = '<style></style>';
});

it('puts a sheet once, and its new text in its place', () => {
  putSheet('docs/a', 'docs/a/A.css', '.a{color:red}');
  putSheet('docs/a', 'docs/a/B.css', '.b{color:red}');
  putSheet('docs/a', 'docs/a/A.css', '.a{color:blue}');
  expect(order()).toEqual(['other', 'docs/a/A.css', 'docs/a/B.css']);
  expect(document.querySelector('[data-demo-sheet="docs/a/A.css"]')?.textContent).toBe(
    '.a{color:blue}',
  );
});

it('moves the sheets of the shown page behind those of others, in their order', () => {
  putSheet('docs/a', 'a1', '');
  putSheet('docs/a', 'a2', '');
  putSheet('docs/b', 'b1', '');
  raiseSheets('docs/a');
  expect(order()).toEqual(['other', 'b1', 'a1', 'a2']);
  raiseSheets('docs/a');
  expect(order()).toEqual(['other', 'b1', 'a1', 'a2']);
  raiseSheets('docs/c');
  expect(order()).toEqual(['other', 'b1', 'a1', 'a2']);
});
