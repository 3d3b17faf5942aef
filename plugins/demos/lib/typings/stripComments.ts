import ts from 'typescript';

/**
 * Takes the comments before declarations and their parts out of a file: nearly all that there are. Those that tell the compiler
 * something, `/// <reference …>`, stay.
 * @param file - parsed
 */
export function stripComments(file: ts.SourceFile): string {
  const { text } = file;
  const ranges = new Map<number, number>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) {
      if (!text.startsWith('///', pos)) ranges.set(pos, end);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let stripped = '';
  let at = 0;
  for (const [pos, end] of [...ranges].toSorted(([a], [b]) => a - b)) {
    if (pos < at) continue;
    // What a comment parts stays parted.
    stripped += `${text.slice(at, pos)} `;
    at = end;
  }
  stripped += text.slice(at);
  return stripped
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
