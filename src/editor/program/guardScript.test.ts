import { Script } from 'node:vm';
import fc from 'fast-check';
import { guardScript } from './guardScript';
import { transpileScript } from './transpileScript';

/** What the transpiler makes of a script. */
function made(path: string, code: string): string {
  const result = transpileScript(path, code);
  if ('problem' in result) throw new Error(result.problem);
  return result.code;
}

it.each([
  ['while (a) { b(); }', 'while (a) {__tick(); b(); }'],
  ['while (a) b();', 'while (a) {__tick();b();}'],
  ['for (;;) for (;;) a();', 'for (;;) {__tick();for (;;) {__tick();a();}}'],
  ['for (const a of b) a();', 'for (const a of b) {__tick();a();}'],
  ['do a(); while (b);', 'do {__tick();a();} while (b);'],
  ['do /* x */ { a(); } while (b);', 'do /* x */ {__tick(); a(); } while (b);'],
  ['function f() { return f(); }', 'function f() {__tick(); return f(); }'],
  ['const f = function () { f(); };', 'const f = function () {__tick(); f(); };'],
  ['const f = (a) => f(a);', 'const f = (a) => (__tick(),f(a));'],
  ['const f = async () => { await f(); };', 'const f = async () => {__tick(); await f(); };'],
  ['const f = () => ({ a: 1 });', 'const f = () => (__tick(),({ a: 1 }));'],
  [
    'class A { m() { this.m(); } get x() { return 1; } }',
    'class A { m() {__tick(); this.m(); } get x() {__tick(); return 1; } }',
  ],
  [
    'const o = { async m() { await o.m(); }, get x() { return 1; }, set x(a) {}, *[b]() {} };',
    'const o = { async m() {__tick(); await o.m(); }, get x() {__tick(); return 1; }, set x(a) {__tick();}, *[b]() {__tick();} };',
  ],
  ['for (const a of b) c[a] = () => a', 'for (const a of b) {__tick();c[a] = () => (__tick(),a)}'],
  [
    'while (a--) b = () => () => a',
    'while (a--) {__tick();b = () => (__tick(),() => (__tick(),a))}',
  ],
  ['do b = () => a\nwhile (a--)', 'do {__tick();b = () => (__tick(),a)}\nwhile (a--)'],
])('guards %s', (code, expected) => {
  expect(guardScript(code)).toBe(expected);
});

it.each([
  'type F = abstract new () => object;',
  'type F<T = new <U>(a: U) => T> = T;',
  'type F<T = abstract new <U>(a: U) => T> = T;',
  'const a: abstract new () => { b: () => void } = c;',
  'interface A { <T>(a: T): A; b: () => A }',
  'interface A { new <T>(a: T): A; b: abstract new () => A }',
])('has nothing to guard in %j, which holds a type', (code) => {
  for (const path of ['A.tsx', 'a.ts'])
    expect(guardScript(made(path, code))).not.toContain('__tick');
});

it('moves no line, and keeps what can be read readable', () => {
  const piece = fc.constantFrom(
    'while (a) b();\n',
    'for (;;)\n  if (a) break;\n  else c();\n',
    'const f = (x: number) =>\n  x + 1;\n',
    'const g = () => () => {\n  return 1;\n};\n',
    'export const h = <b>{[1].map((n) => <i key={n}>{n}</i>)}</b>;\n',
    'do x += 1; while (x < 3)\n',
    'class A { static m = () => 1; n() { return () => 2; } }\n',
    'label: for (const a in b) { continue label; }\n',
    'for (const k of [1]) x = () => k\n',
    'for (const k of [1]) while (k) x = () => () => k\n',
    'const f = { m() { return 1; }, get z() { return () => 2 } }\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const code = pieces
        .map((text, index) => text.replace(/\b(f|g|h|A|label)\b/g, `$1${index}`))
        .join('');
      const guarded = guardScript(made('A.tsx', code));
      expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
      expect(() => new Script(guarded)).not.toThrow();
    }),
  );
});
