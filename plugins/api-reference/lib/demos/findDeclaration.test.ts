import ts from 'typescript';
import { findDeclaration } from './findDeclaration';

/** The line on which the name `x` was given that the last `x` of a source means. */
function lineOf(source: string): number | undefined {
  const file = ts.createSourceFile(
    'a.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  let last: ts.Identifier | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === 'x') last = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  const found = findDeclaration(last!);
  return found && file.getLineAndCharacterOfPosition(found.getStart()).line + 1;
}

it.each([
  ['const x = 1;\nuse(x);', 1],
  ['const x = 1;\n{ const x = 2;\nuse(x); }', 2],
  ['const x = 1;\n{ const x = 2; }\nuse(x);', 1],
  ['const x = 1;\nfunction f(x) { use(x); }', 2],
  ['const x = 1;\nconst f = ({ a: [x] }) => use(x);', 2],
  ['use(() => x);\nfunction g() {}', undefined],
  ['function x() {}\nuse(x);', 1],
  ['import x from "a";\nuse(x);', 1],
  ['import { y as x } from "a";\nuse(x);', 1],
  ['import * as x from "a";\nuse(x);', 1],
  ['const x = 1;\nfor (const x of list) use(x);', 2],
  ['const x = 1;\nfor (let x = 0;;) use(x);', 2],
  ['const x = 1;\nswitch (a) { default: const x = 2; use(x); }', 2],
  ['const f = function x() {\nuse(x); };', 1],
  ['const [, x] = list;\nuse(x);', 1],
])('%j', (source, line) => {
  expect(lineOf(source)).toBe(line);
});
