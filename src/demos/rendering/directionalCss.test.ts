import { directionalCss } from './directionalCss';

it('leaves alone what looks the same in both directions', () => {
  const css = '.css-a{color:red;padding:8px;}@media (min-width:600px){.css-a{margin-block:4px;}}';
  expect(directionalCss(css)).toBe(css);
});

it('writes what is mirrored once for each direction, without more weight', () => {
  expect(directionalCss('.css-a{margin-left:8px;}')).toBe(
    ':where(html:not([dir="rtl"])) .css-a{margin-left:8px;}' +
      ':where([dir="rtl"]) .css-a{margin-right:8px;}',
  );
});

it('reaches into media queries and every selector of a list, and not into keyframes', () => {
  const css = directionalCss(
    '@media (min-width:600px){.css-a,.css-a:hover{left:0;}}@keyframes k{from{left:0;}to{left:100%;}}',
  );
  expect(css).toContain(
    '@media (min-width:600px){:where([dir="rtl"]) .css-a,:where([dir="rtl"]) .css-a:hover{right:0;}}',
  );
  expect(css).not.toMatch(/\) (from|to)\{/);
});

it('writes the rules beside it once, in their order', () => {
  const css = '.css-a{color:red;}.css-a{margin-left:8px;}@media print{.css-a{color:blue;}}';
  expect(directionalCss(css)).toBe(
    '.css-a{color:red;}' +
      ':where(html:not([dir="rtl"])) .css-a{margin-left:8px;}' +
      ':where([dir="rtl"]) .css-a{margin-right:8px;}' +
      '@media print{.css-a{color:blue;}}',
  );
});
