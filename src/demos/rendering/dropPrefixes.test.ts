import fc from 'fast-check';
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

it('takes a condition away with all of its rules, and keeps what follows', () => {
  // The Accordion asks it, and a demo's own rules stand behind.
  expect(
    dropPrefixes(
      '.css-a:last-of-type{color:red;}@supports (-ms-ime-align: auto){.css-a:last-of-type{color:blue;}.css-a{-ms-flex:1;}}.css-a .region{height:0;}',
    ),
  ).toBe('.css-a:last-of-type{color:red;}.css-a .region{height:0;}');
});

it.each([
  '@media (-ms-high-contrast: active){.css-a{color:red;}}.css-b{color:blue;}',
  '@media (-webkit-transform-3d){.css-a{color:red;}}.css-b{color:blue;}',
  '@supports (-webkit-transition: color 1s){.css-a{color:red;}}.css-b{color:blue;}',
  '@supports (-moz-user-select: none){.css-a{color:red;}}.css-b{color:blue;}',
])('leaves the condition of %s whole', (css) => {
  expect(dropPrefixes(css)).toBe(css);
});

/** Braces open and close, never below nothing. */
function isBalanced(css: string): boolean {
  let depth = 0;
  for (const sign of css) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

it('leaves rules that open and close, and all selectors without a prefix of the past', () => {
  const declaration = fc.constantFrom(
    'color:red;',
    '-ms-flex:1;',
    '-webkit-transition:color 1s;',
    'display:-webkit-box;display:-webkit-flex;display:flex;',
    '-moz-appearance:textfield;',
    '-moz-tab-size:4;',
  );
  const rule = fc
    .tuple(fc.nat(99), fc.array(declaration, { maxLength: 4 }))
    .map(([name, declarations]) => `.css-${name}{${declarations.join('')}}`);
  const rules = fc.array(rule, { maxLength: 3 }).map((each) => each.join(''));
  const condition = fc
    .tuple(
      fc.constantFrom(
        '@supports (-ms-ime-align: auto)',
        '@supports (-moz-tab-size: 4)',
        '@media (-ms-high-contrast: active)',
        '@media print',
      ),
      rules,
    )
    .map(([head, inner]) => `${head}{${inner}}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(rule, condition), { maxLength: 6 }), (parts) => {
      const css = parts.join('');
      const left = dropPrefixes(css);
      expect(isBalanced(left)).toBe(true);
      const kept = parts.filter((part) => !part.startsWith('@supports (-ms-')).join('');
      expect(left.match(/\.css-\d+/g)).toEqual(kept.match(/\.css-\d+/g));
    }),
  );
});
