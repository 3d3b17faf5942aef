import { listImports } from './listImports';

it.each([
  ["import 'a';", { names: [], typeOnly: false }],
  ["import A from 'a';", { names: [], typeOnly: false }],
  ["import * as A from 'a';", { names: [], typeOnly: false }],
  ["import A, { type B } from 'a';", { names: ['B'], typeOnly: false }],
  ["import { B as C, type D } from 'a';", { names: ['B', 'D'], typeOnly: false }],
  ["import {\n  B, // or C\n  /* D, */ E,\n} from 'a';", { names: ['B', 'E'], typeOnly: false }],
  ["export { B } from 'a';", { names: ['B'], typeOnly: false }],
  ["export * from 'a';", { names: [], typeOnly: false }],
  ["const A = lazy(() => import('a'));", { names: [], typeOnly: false }],
  ["import type from 'a';", { names: [], typeOnly: false }],
  ["import type A from 'a';", { names: [], typeOnly: true }],
  ["import type { B } from 'a';", { names: ['B'], typeOnly: true }],
  ["import type * as A from 'a';", { names: [], typeOnly: true }],
  ["import { type B, type C as D } from 'a';", { names: ['B', 'C'], typeOnly: true }],
  ["export type { B } from 'a';", { names: ['B'], typeOnly: true }],
  ["let b: import('a').B;", { names: [], typeOnly: true }],
])('reads %s', (code, found) => {
  expect(listImports('A.tsx', code)).toEqual([{ specifier: 'a', ...found }]);
});

it('takes nothing else for an import, and reads around what is not finished', () => {
  const code = `// import 'a';
const text = "import 'b'";
const at = import(name);
export const c = <p>import 'd';</p>;
import { E from 'e';
import F from 'f';`;
  expect(listImports('A.tsx', code).map(({ specifier }) => specifier)).toContain('f');
  expect(listImports('A.tsx', code).map(({ specifier }) => specifier)).not.toContain('a');
  expect(listImports('A.tsx', code.split('import { E')[0]!)).toEqual([]);
});
