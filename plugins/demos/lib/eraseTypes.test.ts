import fc from 'fast-check';
import { codeShape } from '../../../tests/support/codeShape';
import { emitted } from '../../../tests/support/emitted';
import { isFullSweep } from '../../../tests/support/sweep';
import { formatProblems } from './demoProblem';
import { eraseTypes } from './eraseTypes';
import { parseScript } from './parseScript';

function erase(source: string, name = 'Demo.tsx') {
  const { file, faults } = parseScript(source, name);
  expect(faults).toEqual([]);
  return eraseTypes(file);
}

/** The code without types, its lines trimmed at their ends. */
function erased(source: string, name?: string): string {
  const { code, problems } = erase(source, name);
  expect(problems).toEqual([]);
  return code.replace(/[ \t]+$/gm, '');
}

/** A text in which the width of a gap does not count. */
const narrow = (text: string) => text.replace(/ +/g, ' ').replace(/^ /gm, '');

const scriptOf = (name: string) => (name.endsWith('x') ? 'code.jsx' : 'code.js');

describe('leaves everything that is no type as it is', () => {
  it.each([
    'const holes = ([, , count]) => count;',
    'const text = "a, , b {, } as const";',
    'const text = \'import { } from "x"; !: string\';',
    'const template = `\n\nimport { } from "a";\n${a}, , {,}\n`;',
    'const pattern = /[,\\s*,]+ as string/g;',
    'const element = <p title="a,, b {,">Costs: {price}, , as of now! <b>a: string</b></p>;',
    'const sparse = [, , 1, , 2];',
    '// a: string, , {, }\nconst a = 1; /* as const */',
    'const { a: renamed = 1, ...rest } = props;',
    'const less = a < b && c > (d);',
    "import {} from 'runs-the-module';",
    "import 'styles.css';",
    'label: for (const a of b) continue label;',
    'class A { #secret = 1; static { A.x = 1; } get [key]() { return 1; } }',
    'const as = 1; const satisfies = as; const type = satisfies; const declare = type;',
    'const condition = a ? (b) : c;',
  ])('%s', (source) => {
    expect(erased(source)).toBe(source);
  });
});

describe('takes out', () => {
  it.each([
    [
      'type arguments of an element',
      '<Select<string, true> multiple value={a} />;',
      '<Select  multiple value={a} />;',
    ],
    [
      'type arguments of an element with children',
      '<List<Row>>text</List>;',
      '<List >text</List>;',
    ],
    ['a generic arrow', 'const id = <T,>(a: T): T => a;', 'const id =  (a )  => a;'],
    ['an assertion in brackets', 'f((x as T), y as const, z satisfies Z);', 'f((x  ), y  , z  );'],
    ['a non-null mark', 'a!.b![0]!();', 'a .b [0] ();'],
    ['an object that an arrow returns', 'const f = () => ({} as T);', 'const f = () => ({}  );'],
    ['a late assignment', 'let a!: string;', 'let a ;'],
    [
      'the type of a pattern',
      'function f({ a, b = 1 as number }: Props, [c]: string[]) {}',
      'function f({ a, b = 1   } , [c] ) {}',
    ],
    ['an optional parameter', 'function f(a?: string, b?) {}', 'function f(a , b ) {}'],
    [
      'this',
      'function f(this: Window, a: string) {}\nfunction g(this: Window) {}',
      'function f( a ) {}\nfunction g( ) {}',
    ],
    [
      'predicates',
      'function isA(a: unknown): a is A { return true; }\nfunction must(a: unknown): asserts a {}',
      'function isA(a )  { return true; }\nfunction must(a )  {}',
    ],
    [
      'names of types from an import',
      "import D, { type A, b, type C, d } from 'a';",
      "import D, {   b,   d } from 'a';",
    ],
    ['all names of an import', "import D, { type A } from 'a';", "import D  from 'a';"],
    [
      'a default that is a type',
      "import D, { b } from 'a';\nconst c: D = b;",
      "import  { b } from 'a';\nconst c  = b;",
    ],
    ['an error in a catch', 'try {} catch (e: unknown) {}', 'try {} catch (e ) {}'],
  ])('%s', (_name, source, expected) => {
    expect(narrow(erased(source))).toBe(narrow(expected));
  });

  it('what a class has for types only', () => {
    expect(
      narrow(
        erased(`abstract class A<T> extends B<T> implements C, D<T> {
  declare a: string;
  private readonly b: number = 1;
  protected static override c?: string;
  [key: string]: unknown;
  d!: T;
  constructor(a: string);
  constructor(a: string) { super(a); }
  abstract e(): void;
  public get f(): T { return this.d!; }
  private set f(value: T) {}
  protected async *g<U>(this: A<U>, a?: U): AsyncGenerator<U> {}
}`),
      ),
    ).toBe(`class A extends B {
b = 1;
static c ;
d ;
constructor(a ) { super(a); }
get f() { return this.d ; }
set f(value ) {}
async *g ( a ) {}
}`);
  });

  it.each([
    'interface A {}',
    'export interface A { a: string }',
    'type A = string;',
    'export type { A } from "a";',
    'export type * from "a";',
    'export { type A, type B } from "a";',
    'import type { A } from "a";',
    'import type A from "a";',
    'import { type A, type B, } from "a";',
    'declare const a: string;',
    'declare global { interface Window { a: string } }',
    'declare module "a" { export const b: string; }',
    'declare enum A { B }',
    'declare namespace A { const b: string; }',
    'declare class A { b: string }',
    'namespace A { export type B = string; }',
    'function f(a: string): void;',
    'export default interface A {}',
    'import type a = require("a");',
    'type A = string;\nexport { A };',
    'interface A {}\nexport default A;',
    "import { A } from 'a';\ntype B = A;\n",
  ])('the whole of %s', (source) => {
    expect(erased(source).trim()).toBe('');
  });

  it('an import that is used as a type only, and none that is used as a value or not at all', () => {
    const source = `import { A, B, C, D, unused } from 'a';
import E from 'e';
import * as React from 'react';
const a: A<typeof D> = new B<A>();
export const b = <C a={(x: E.F): React.ReactNode => x} />;
`;
    expect(erased(source)).toBe(`import {  B, C,  unused } from 'a';
import * as React from 'react';
const a  = new B ();
export const b = <C a={(x )  => x} />;
`);
  });
});

describe('comments', () => {
  it('go with what stands directly below them, and stay otherwise', () => {
    expect(
      erased(`// About the file.
import type { A } from 'a';
import b from 'b'; // why

/* Apart. */

/** A row. */
// More of it.
interface Row {
  a: string; // inner
} // behind

// About c.
const c: Row = 1; // behind c
type D = string; const e = 1;
`),
    ).toBe(`// About the file.
import b from 'b'; // why

/* Apart. */


// About c.
const c  = 1; // behind c
  const e = 1;
`);
  });

  it('of a type at the beginning of a file go with it', () => {
    expect(erased('/** A row. */\nexport interface Row {}\n\nexport const a = 1;\n')).toBe(
      '\nexport const a = 1;\n',
    );
  });
});

describe('keeps apart what a type kept apart', () => {
  it.each([
    ['const a = b as T\n(c)', 'Demo.tsx'],
    ['const a = b as T\n[0].c()', 'Demo.tsx'],
    ['const a = b satisfies T\n`c`', 'Demo.tsx'],
    ['let a: T\n(c)', 'Demo.tsx'],
    ['a!\n++b', 'Demo.tsx'],
    ['a\ntype B = string\n(c)', 'Demo.tsx'],
    ['a\ninterface B {}\n[1].c()', 'Demo.tsx'],
    ['class A { a = 1 as T\n["b"] = 2\nc: T\n*d() {} }', 'Demo.tsx'],
    ['class A { a = b\nprivate ["c"] = 2 }', 'Demo.tsx'],
    ['if (a) b as T\nelse c as T', 'Demo.tsx'],
    ['const f = async <T>\n(a: T) => a', 'demo.ts'],
    ['const f = (a: T):\nT\n=> a', 'Demo.tsx'],
    ['function f() { return <T>\na }', 'demo.ts'],
    ['const f = () => <T>{}', 'demo.ts'],
    ['const a = <T>b + <U>c.d', 'demo.ts'],
    ['1 + 1 as number / 2', 'Demo.tsx'],
    ['a = b + c as number * d as number', 'Demo.tsx'],
    ['const a = b ?? c as T && d', 'Demo.tsx'],
    ['(a?.b as T).c; (a?.b)!.c; a?.b!.c', 'Demo.tsx'],
    ['a<b>`c`; new A<B>; f<A>(b); const g = f<A>;', 'Demo.tsx'],
    ['if (a) type B = string', 'Demo.tsx'],
    ['for (const a of <T[]>b) c', 'demo.ts'],
    ['switch (a) { case b as T: type C = 1; d(); default: e! }', 'Demo.tsx'],
  ])('%j', (source, name) => {
    const script = scriptOf(name);
    expect(codeShape(erased(source, name), script)).toEqual(
      codeShape(emitted(source, name), script),
    );
  });
});

it.each([
  ['enum A { B }', /^Demo\.tsx:1:1 declares an enum/],
  ['\n  const enum A { B }', /^Demo\.tsx:2:3 declares an enum/],
  ['export enum A {}', /declares an enum/],
  ['function f() { enum A { B } }', /^Demo\.tsx:1:16 declares an enum/],
  ['namespace A { export const b = 1; }', /declares a namespace with values/],
  ['namespace A.B { f(); }', /declares a namespace with values/],
  [
    'class A { constructor(private a: string) {} }',
    /^Demo\.tsx:1:23 has a parameter that is a property/,
  ],
  ['class A { constructor(readonly a = 1) {} }', /a parameter that is a property/],
  ['@a class B {}', /^Demo\.tsx:1:1 has a decorator/],
  ['class B { @a b = 1; @c() d() {} }', /:1:11 has a decorator[^]*:1:21 has a decorator/],
  ['class B { accessor a = 1 }', /has the modifier "accessor"/],
  ['import a = require("a");', /has an "import … ="/],
  ['import a = b.c;', /has an "import … ="/],
  ['export = a;', /has an "export ="/],
])('names what JavaScript does not have, with its place: %s', (source, message) => {
  expect(formatProblems('Demo.tsx', erase(source).problems)).toMatch(message);
});

it('says where the first type is', () => {
  expect(erase('const a = 1').firstType).toBeUndefined();
  expect(erase('const a: A = b as B').firstType).toBe('const a'.length);
});

/** Pieces of TypeScript, put into one another. */
const { statements } = fc.letrec<{
  type: string;
  expression: string;
  statement: string;
  statements: string;
}>((tie) => {
  const name = fc.constantFrom('a', 'b', 'props', 'type', 'as', 'of', 'async', 'get');
  const end = fc.constantFrom(';', '\n', ' // c: string\n', ';\n\n');
  const text = fc.constantFrom(
    '"a, , b: string"',
    '`x ${1 as number}, , y\n\n{,}`',
    '/a:[,b]/g',
    "'{ , }'",
  );
  const join = (parts: TemplateStringsArray, ...arbitraries: fc.Arbitrary<string>[]) =>
    fc
      .tuple(...arbitraries)
      .map((values) => parts.reduce((all, part, index) => all + values[index - 1] + part));
  const [type, expression, statement] = [tie('type'), tie('expression'), tie('statement')];
  return {
    type: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(
        'string',
        'A',
        'unknown[]',
        "'a, , b'",
        '{ a?: string, b(): void }',
        'typeof a',
      ),
      join`B<${type}, ${type}>`,
      join`(a: ${type}) => ${type}`,
      join`${type} | null`,
      join`{ [key: string]: ${type} }`,
    ),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      name,
      text,
      fc.constantFrom('1', '[, , 1]', 'null', 'this'),
      join`(${expression} as ${type})`,
      join`(${expression})!`,
      join`(${expression} satisfies ${type})`,
      join`f<${type}>(${expression} as ${type}, ${expression})`,
      join`new F<${type}>(${expression})`,
      join`(<T,>(a: T, b?: ${type}): ${type} => (${expression}))`,
      join`(async (${name}: ${type} = ${expression}) => { ${statement} })`,
      join`(${expression} + ${expression})`,
      join`{ a: ${expression}, ['b']: 1, c<T>(this: T, d: ${type}): ${type} { ${statement} } }`.map(
        (all) => `(${all})`,
      ),
      join`<C<${type}> a={${expression}} b="x, , y">text: string, , {${expression}}</C>`.map(
        (all) => `(${all})`,
      ),
      join`(class<T> extends F<${type}> implements A { private readonly a?: ${type} = ${expression}; declare b: ${type}; [key: string]: ${type}; })`,
    ),
    statement: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      join`const x: ${type} = ${expression}${end}`,
      join`let y!: ${type}${end}`,
      join`type A = ${type}${end}`,
      join`interface A<T extends ${type}> { a: ${type} }${end}`,
      join`${expression} as ${type}${end}`,
      join`(${expression})!.a = ${expression} as ${type}${end}`,
      join`function g(a: ${type}): void\nfunction g<T>({ a, b }: ${type}, ...c: ${type}): asserts a is T { ${statement} }${end}`,
      join`if (${expression}) { ${statement} } else { ${statement} }${end}`,
      join`declare const z: ${type}${end}`,
      join`for (const x of ${expression}) { ${statement} }${end}`,
    ),
    statements: fc
      .array(tie('statement'), { minLength: 1, maxLength: 4 })
      .map((all) => all.join('')),
  };
});

it("prints of any piece of TypeScript what TypeScript's own emitter does", () => {
  const numRuns = isFullSweep ? 2000 : 150;
  let looked = 0;
  fc.assert(
    fc.property(statements, (source) => {
      const { file, faults } = parseScript(source, 'Demo.tsx');
      // Two pieces in one line may be none together, which is the parser's to say.
      fc.pre(faults.length === 0);
      looked += 1;
      const { code, problems } = eraseTypes(file);
      expect(problems).toEqual([]);
      expect(codeShape(code)).toEqual(codeShape(emitted(source)));
    }),
    { numRuns },
  );
  expect(looked).toBe(numRuns);
});
