import type { Nodes, Parents, Root } from 'mdast';
import { englishRules, vagueHeadings } from './englishTable';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

/** Stands for what is no prose: code, quoted words, pictures, elements. It is no part of a word. */
const gap = '\uFFFC';

/** Words in quotation marks are those of an interface or of a message; the id of a heading stays whatever is said of it. */
const withoutQuotes = (text: string) =>
  text.replace(/"[^"\n]*"|“[^”\n]*”|\{#[^}]*\}/g, (found) => gap.repeat(found.length));

/** A stretch of prose. */
interface Passage {
  text: string;
  /** Where each piece of it comes from, by its first character. */
  pieces: { from: number; line: number; column: number }[];
  isHeading: boolean;
}

/** What holds words itself. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

function passageOf(block: Parents): Passage {
  const passage: Passage = { text: '', pieces: [], isHeading: block.type === 'heading' };
  const add = (node: Nodes) => {
    if (node.type === 'text') {
      let { line, column } = placeOf(node);
      for (const part of node.value.split(/(?<=\n)/)) {
        passage.pieces.push({ from: passage.text.length, line, column });
        passage.text += part.replace('\n', ' ');
        line += 1;
        column = 1;
      }
    } else if ('children' in node && !node.type.startsWith('textDirective')) {
      for (const child of node.children) add(child);
    } else passage.text += gap;
  };
  for (const child of block.children) add(child);
  return passage;
}

/** A find within a passage. */
interface Find extends Omit<LocalFault, 'line' | 'column'> {
  index: number;
  found: string;
}

function findsIn(text: string): Find[] {
  const prose = withoutQuotes(text);
  return englishRules.flatMap(({ find, why, mend }) =>
    [...prose.matchAll(find)].map(({ 0: found, index }) => ({
      index,
      found,
      what: `says "${found}"`,
      why,
      mend: typeof mend === 'string' ? mend : mend(found),
    })),
  );
}

/** The place of a find: an indented line begins later than its text in the tree does, so the word is looked up in it. */
function placeIn({ pieces }: Passage, { index, found }: Find, lines: readonly string[]) {
  const piece = pieces.findLast(({ from }) => from <= index) ?? { from: 0, line: 1, column: 1 };
  const guess = piece.column - 1 + index - piece.from;
  const source = lines[piece.line - 1] ?? '';
  const exact = source.indexOf(found, Math.max(0, guess));
  return { line: piece.line, column: (exact === -1 ? guess : exact) + 1 };
}

/**
 * Finds in the English of a page what the style guide rules out.
 * @param tree - of the page
 * @param lines - of the page
 */
export function checkEnglish(tree: Root, lines: readonly string[]): LocalFault[] {
  const faults: LocalFault[] = [];
  const guide = (mend: string) => `${mend} STYLE.md says more.`;
  const say = (passage: Passage) => {
    for (const find of findsIn(passage.text)) {
      const { what, why, mend } = find;
      faults.push({ ...placeIn(passage, find, lines), what, why, mend: guide(mend) });
    }
  };
  const description = lines.findIndex((line) => line.startsWith('description:'));
  if (lines[0]?.startsWith('---') && description !== -1) {
    const text = lines[description]!;
    say({ text, pieces: [{ from: 0, line: description + 1, column: 1 }], isHeading: false });
  }
  walk(tree, (node) => {
    if (!blocks.has(node.type)) return;
    const passage = passageOf(node as Parents);
    say(passage);
    const heading = passage.text.replace(/\{#[^}]*\}|\uFFFC/g, '').trim();
    if (passage.isHeading && vagueHeadings.has(heading.toLowerCase())) {
      faults.push({
        ...placeOf(node),
        what: `has the heading "${heading}"`,
        why: 'Nobody searches for it, and it could be the heading of any page.',
        mend: guide(
          'Name the task, and keep the id: ## Speed up rendering with memo {#optimization}.',
        ),
      });
    }
  });
  return faults;
}

/**
 * Finds the same in one text of the interface.
 * @returns without places
 */
export function checkEnglishText(message: string): Pick<LocalFault, 'what' | 'why' | 'mend'>[] {
  return findsIn(message).map(({ what, why, mend }) => ({ what, why, mend }));
}
