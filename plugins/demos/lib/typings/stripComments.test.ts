import ts from 'typescript';
import { stripComments } from './stripComments';

const strip = (text: string) =>
  stripComments(ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true));

it('takes comments out, and leaves what only looks like them', () => {
  expect(
    strip(`/// <reference types="react" />
// Who made it.
/**
 * What it is.
 */
export interface Props {
  /** Its "color". */
  color?: 'a /* b */' | "// c";
  // And another.
  address: \`https://\${string}/*\`;
  on(event: /* any */ Event): void;
}
// The end.
`),
  ).toBe(`/// <reference types="react" />
export interface Props {
color?: 'a /* b */' | "// c";
address: \`https://\${string}/*\`;
on(event: /* any */ Event): void;
}`);
});
