import ts from 'typescript';
import { readComment } from './readComment';

function firstMember(comment: string) {
  const source = ts.createSourceFile(
    'a.d.ts',
    `interface A {\n${comment}\n  a: string;\n}`,
    99,
    true,
  );
  return (source.statements[0] as ts.InterfaceDeclaration).members[0]!;
}

test('reads text, default, deprecation, parameters and result', () => {
  const comment = readComment(
    firstMember(`  /**
   * Called when \`a\` changes.
   * Second line.
   * @param {string} value The new value.
   * @returns {boolean} Whether it is kept.
   * @default (value) => {
   *   return { value };
   * }
   * @deprecated Use \`b\`, see {@link B}.
   * @category Sorting
   */`),
  );
  expect(comment).toEqual({
    text: 'Called when `a` changes.\nSecond line.',
    default: '(value) => {\n  return { value };\n}',
    deprecated: 'Use `b`, see {@link B}.',
    returns: 'Whether it is kept.',
    params: new Map([['value', 'The new value.']]),
    category: 'Sorting',
    hidden: false,
  });
});

test.each([
  ['{}', '{}'],
  ["'primary'", "'primary'"],
  ['<CircularProgress size={16} />', '<CircularProgress size={16} />'],
  ['Zoom\n   * *', 'Zoom'],
  ["{ a: '@b' }", "{ a: '@b' }"],
])('keeps the default %j as it is written', (written, read) => {
  expect(readComment(firstMember(`/**\n * @default ${written}\n */`))?.default).toBe(read);
});

test('no comment, no answer; @ignore hides', () => {
  expect(readComment(firstMember(''))).toBeUndefined();
  expect(readComment(firstMember('/** @ignore - do not document. */'))?.hidden).toBe(true);
});
