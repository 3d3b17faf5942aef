import fc from 'fast-check';
import { parseCodeHash, writeCodeHash } from './codeHash';

it.each([
  ['#BasicDemo.tsx', { code: 'TS', demo: 'BasicDemo' }],
  ['#BasicDemo.js', { code: 'JS', demo: 'BasicDemo' }],
  ['#tailwind-BasicDemo.js', { code: 'JS', style: 'tailwind', demo: 'BasicDemo' }],
  ['css-BasicDemo.tsx', { code: 'TS', style: 'css', demo: 'BasicDemo' }],
  ['#system-BasicDemo.tsx', { code: 'TS', style: 'system', demo: 'BasicDemo' }],
  ['#my-css-demo.js', { code: 'JS', style: 'css' }],
  ['#css-tailwind-A.js', { code: 'JS', style: 'tailwind', demo: 'A' }],
  ['#folder/BasicDemo.tsx', { code: 'TS', demo: 'BasicDemo' }],
  ['#BasicDemo', {}],
  ['#BasicDemo.jsx', {}],
  ['#BasicDemo.ts', {}],
  ['#BasicDemo.JS', {}],
  ['#BasicDemo.tsx?', {}],
  ['#CSS-BasicDemo.js', { code: 'JS', demo: 'BasicDemo' }],
  ['#<img>.js', { code: 'JS' }],
  ['', {}],
])('%s says %j', (hash, expected) => {
  expect(parseCodeHash(hash)).toEqual(expected);
});

it('reads what it writes', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Z][A-Za-z0-9]{0,20}$/),
      fc.constantFrom('TS' as const, 'JS' as const),
      fc.constantFrom('system' as const, 'css' as const, 'tailwind' as const),
      (demo, code, style) => {
        expect(parseCodeHash(writeCodeHash({ demo, code, style }))).toEqual({ demo, code, style });
      },
    ),
  );
});

it('says only what it knows, whatever the fragment', () => {
  fc.assert(
    fc.property(fc.string(), (hash) => {
      const { code, style, demo } = parseCodeHash(hash);
      expect([undefined, 'TS', 'JS']).toContain(code);
      expect([undefined, 'system', 'css', 'tailwind']).toContain(style);
      expect(demo ?? 'A').toMatch(/^[A-Z][A-Za-z0-9]*$/);
    }),
  );
});
