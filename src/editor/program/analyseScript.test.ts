import fc from 'fast-check';
import { analyseScript } from './analyseScript';
import { transpileScript } from './transpileScript';

const guard = (code: string, path = 'A.tsx') => analyseScript(path, code).guarded;

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
  ['const a = <b onClick={() => c()} />;', 'const a = <b onClick={() => (__tick(),c())} />;'],
  ['type F = abstract new () => object;', 'type F = abstract new () => object;'],
  ['type F = new (a: () => void) => A;', 'type F = new (a: () => void) => A;'],
  ['const f = <T,>(a: T): T => a;', 'const f = <T,>(a: T): T => (__tick(),a);'],
])('guards %s', (code, expected) => {
  expect(guard(code)).toBe(expected);
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
      const guarded = guard(code);
      expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
      expect(transpileScript('A.tsx', code, guarded)).toHaveProperty('code');
    }),
  );
});

it('reads half-typed code too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { guarded } = analyseScript('A.tsx', `import a from 'a';\n${text}`);
      expect(guarded).toContain("import a from 'a';");
    }),
  );
});
