import { dropPrefixes } from './dropPrefixes';

it('keeps what the site’s browsers understand', () => {
  expect(
    dropPrefixes(
      '.css-a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;-webkit-flex:1;-ms-flex:1;flex:1;-webkit-box-flex-wrap:wrap;-webkit-flex-wrap:wrap;-ms-flex-wrap:wrap;flex-wrap:wrap;-webkit-transition:color 1s;transition:color 1s;}',
    ),
  ).toBe('.css-a{display:flex;flex:1;flex-wrap:wrap;transition:color 1s;}');
});

it('keeps what has a prefix still', () => {
  const css =
    '.css-a{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;-webkit-user-select:none;-webkit-tap-highlight-color:transparent;-moz-appearance:textfield;-moz-osx-font-smoothing:grayscale;}';
  expect(dropPrefixes(css)).toBe(css);
});

it('keeps one of each animation', () => {
  expect(
    dropPrefixes(
      '@-webkit-keyframes a{0%{opacity:0;}100%{opacity:1;}}@keyframes a{0%{opacity:0;}100%{opacity:1;}}',
    ),
  ).toBe('@keyframes a{0%{opacity:0;}100%{opacity:1;}}');
});

it('leaves selectors alone, also those with a prefix', () => {
  const css = '.css-a::-moz-placeholder{color:red;}.css-a::-webkit-scrollbar{display:none;}';
  expect(dropPrefixes(css)).toBe(css);
});
