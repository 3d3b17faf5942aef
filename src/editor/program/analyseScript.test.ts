import fc from 'fast-check';
import { analyseScript } from './analyseScript';

it.each([
  ['namespace N { export const a = 1; }', 1],
  ['type A = 1;\nexport namespace N.M { f(); }', 2],
  ['namespace N {\n  export type A = 1;\n  namespace M { enum B { C } }\n}', 3],
  ['module N { export class A {} }', 1],
])('finds the values in %j, of which nothing would be made', (code, line) => {
  expect(analyseScript('a.ts', code).fault).toEqual({
    message: expect.stringContaining('namespace') as string,
    line,
  });
});

it.each([
  'namespace N { export interface A {} /* b */ type B = 1; }',
  'namespace N { export namespace M { export declare const a: number; } }',
  'declare namespace N { const a: number; function f(): void; }',
  'declare global { namespace N { const a: number; } }',
  'const namespace = 1; namespace;',
])('leaves %j alone, of which nothing has to be made', (code) => {
  expect(analyseScript('a.ts', code)).not.toHaveProperty('fault');
});

it('reads half-typed code too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { imports } = analyseScript('A.tsx', `import a from 'a';\n${text}`);
      expect(imports[0]?.request).toBe('a');
    }),
  );
});
