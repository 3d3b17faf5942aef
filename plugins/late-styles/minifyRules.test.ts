import minifyRules from './minifyRules.cjs';

it.each([
  [
    '/* Why. */\n.a {\n  color: red;\n\n  /* Why. */\n  gap: 0 8px;\n}\n',
    '.a{color:red;gap:0 8px}\n',
  ],
  [':global([data-a]) .b:is(c, d) {\n  inset: 0;\n}\n', ':global([data-a]) .b:is(c,d){inset:0}\n'],
  ['::highlight(found) {\n  color: var(--a);\n}\n', '::highlight(found){color:var(--a)}\n'],
  [
    '.a {\n  position-area: block-end;\n  inline-size: calc(100% - 8px);\n}\n',
    '.a{position-area:block-end;inline-size:calc(100% - 8px)}\n',
  ],
  [
    '@media (height <= 400px) {\n  .a {\n    gap: 0;\n  }\n}\n',
    '@media(height<=400px){.a{gap:0}}\n',
  ],
  [
    "@supports (position-area: block-end) {\n  .a::before {\n    content: '/* a */';\n  }\n}\n",
    '@supports (position-area: block-end){.a::before{content:"/* a */"}}\n',
  ],
])('makes of %j the same rules without what nobody reads', (rules, expected) => {
  expect(minifyRules(rules)).toBe(expected);
});

it('refuses what is no CSS', () => {
  expect(() => minifyRules('/* no end')).toThrow('multi-line comment');
});
