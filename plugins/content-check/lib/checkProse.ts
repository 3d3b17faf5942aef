import type { Nodes, Parents, Root, Text } from 'mdast';
import type { LocalFault } from './types';
import { walk } from './walk';

/** A part of a text within one line, as it is written. */
interface Slice {
  line: number;
  /** Columns before it. */
  from: number;
  written: string;
}

/** A text as it is written, line by line. */
function slicesOf({ position }: Text, lines: readonly string[]): Slice[] {
  if (!position) return [];
  const { start, end } = position;
  const slices: Slice[] = [];
  for (let { line } = start; line <= end.line; line += 1) {
    const from = line === start.line ? start.column - 1 : 0;
    const to = line === end.line ? end.column - 1 : undefined;
    slices.push({ line, from, written: (lines[line - 1] ?? '').slice(from, to) });
  }
  return slices;
}

const why = 'It is published as words.';

/** Marks that Markdown did not take for any: what they are, and how they are mended. */
const leftovers: readonly [pattern: RegExp, what: string, mend: string][] = [
  [
    /(?<![\\*])\*\*(?!\*)/g,
    'has ** that makes nothing bold',
    'Open and close it beside the words: **like this**. Beside Chinese, put punctuation outside of it; ** that is meant belongs into `code`.',
  ],
  [
    /(?<![\\`])`(?!`)/g,
    'has a ` that neither opens nor closes code',
    'Write one before and one after the code; one that is meant is written \\`.',
  ],
];

/** Whether a table tells already that this row is cut at the wrong places (`checkTables.ts`), perhaps within code. */
function isMiscutRow(parents: readonly Parents[]): boolean {
  const table = parents.find(({ type }) => type === 'table');
  const row = parents.find(({ type }) => type === 'tableRow');
  const [header] = table?.children ?? [];
  return (
    row !== undefined &&
    header?.type === 'tableRow' &&
    row.children.length !== header.children.length
  );
}

function leftoverFaults(
  node: Text,
  parents: readonly Parents[],
  lines: readonly string[],
): LocalFault[] {
  if (isMiscutRow(parents)) return [];
  return slicesOf(node, lines).flatMap(({ line, from, written }) =>
    leftovers.flatMap(([pattern, what, mend]) =>
      // The first of a line leads to the others.
      [...written.matchAll(pattern)]
        .slice(0, 1)
        .map(({ index }) => ({ line, column: from + index + 1, what, why, mend })),
    ),
  );
}

/** Finds references to characters that Markdown does not know: it leaves them as they are written. */
function characterFaults(node: Text, lines: readonly string[]): LocalFault[] {
  return slicesOf(node, lines).flatMap(({ line, from, written }) =>
    [...written.matchAll(/(?<!\\)&[a-z][a-z\d]*;/gi)]
      .filter(([name]) => node.value.includes(name))
      .map(({ 0: name, index }) => ({
        line,
        column: from + index + 1,
        what: `names the character ${name}, which there is not`,
        why,
        mend: 'Correct the name, as in &nbsp;, or write the character itself.',
      })),
  );
}

/** Signs at the beginning of a line that nothing but a space makes a heading or a list of; a no-break space is none for Markdown. */
const openings: readonly [pattern: RegExp, what: string][] = [
  [/^(\s*)(#{2,6})([^\s#].*)$/, 'has a heading without a space behind'],
  [/^(\s*)(#{1,6})([^\S \t].*)$/, 'has a heading with a no-break or wide space behind'],
  [/^(\s*)([-*+])([^\S \t].*)$/, 'has a list with a no-break or wide space behind'],
];

/** Finds headings and lists without the space behind their signs. */
function openingFaults(node: Text, parent: Parents, lines: readonly string[]): LocalFault[] {
  if (parent.type !== 'paragraph') return [];
  const isFirst = parent.children[0] === node;
  return slicesOf(node, lines).flatMap(({ line, from, written }, index) => {
    if (index === 0 && !isFirst) return [];
    return openings.flatMap(([pattern, what]) => {
      const [, room, signs, words] = pattern.exec(written) ?? [];
      if (room === undefined) return [];
      return [
        {
          line,
          column: from + room.length + 1,
          what: `${what} ${signs}`,
          why,
          mend: `Write ${signs} ${words!.trim()}; signs that are meant belong into \`code\`.`,
        },
      ];
    });
  });
}

/** Finds lines that look like a table and are none. */
function rowsFault(node: Nodes, lines: readonly string[]): LocalFault[] {
  if (node.type !== 'paragraph' || !node.position) return [];
  const { start, end } = node.position;
  const rows = lines
    .slice(start.line - 1, end.line)
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line));
  const isRow = (line: string | undefined) => line !== undefined && /^[\s>]*\|.*\|\s*$/.test(line);
  const first = rows.findIndex((line, index) => isRow(line) && isRow(rows[index + 1]));
  if (first < 0) return [];
  return [
    {
      line: start.line + first,
      column: first === 0 ? start.column : 1,
      what: 'has rows between | that are no table',
      why,
      mend: 'Between the header and the rows belongs a line | - | - |, of as many cells as the header has.',
    },
  ];
}

/**
 * Finds marks that Markdown takes for words: headings and lists without a space, rows without a header, emphasis and code that are open at one
 * side, and misspelt names of characters.
 * @param lines - of the page
 */
export function checkProse(tree: Root, lines: readonly string[]): LocalFault[] {
  const faults: LocalFault[] = [];
  walk(tree, (node, parents) => {
    faults.push(...rowsFault(node, lines));
    if (node.type !== 'text') return;
    faults.push(
      ...openingFaults(node, parents.at(-1)!, lines),
      ...leftoverFaults(node, parents, lines),
      ...characterFaults(node, lines),
    );
  });
  return faults;
}
