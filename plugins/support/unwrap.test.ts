import ts from 'typescript';
import { unwrap } from './unwrap';

it.each([
  ['Math', 'Math'],
  ['(Math)', 'Math'],
  ['((Math as unknown) as { a: 1 })', 'Math'],
  ['(Math satisfies object)!', 'Math'],
  ['(a, b)', 'a, b'],
  ['a!.b', 'a!.b'],
])('of %s leaves %s', (text, left) => {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  expect(unwrap((statement as ts.ExpressionStatement).expression).getText()).toBe(left);
});
