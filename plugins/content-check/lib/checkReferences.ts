import type { Root } from 'mdast';
import type { LocalFault } from './types';
import { placeOf, walk } from './walk';

const identifier = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * Finds links that Markdown takes for words: references that nothing defines, and addresses that stand apart from
 * their text; and definitions that are there twice or for nothing.
 * @param lines - of the page
 */
export function checkReferences(tree: Root, lines: readonly string[]): LocalFault[] {
  const faults: LocalFault[] = [];
  const defined = new Map<string, number>();
  const used = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const name = `${node.type === 'definition' ? '' : '^'}${identifier(node.identifier)}`;
      const first = defined.get(name);
      if (first !== undefined) {
        faults.push({
          ...placeOf(node),
          what: `defines [${name}] twice`,
          why: `Only line ${first} counts.`,
          mend: 'Keep one.',
        });
      } else defined.set(name, placeOf(node).line);
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      used.add(identifier(node.identifier));
    } else if (node.type === 'footnoteReference') used.add(`^${identifier(node.identifier)}`);
  });
  for (const [name, line] of defined) {
    if (used.has(name)) continue;
    faults.push({
      line,
      what: `defines [${name}], which nothing uses`,
      why: 'No reader sees it.',
      mend: 'Remove it, or link with it.',
    });
  }
  walk(tree, (node, parents) => {
    if (node.type !== 'text' || !node.position) return;
    if (parents.some(({ type }) => type === 'link' || type === 'linkReference')) return;
    const { start, end } = node.position;
    for (let line = start.line; line <= end.line; line += 1) {
      const whole = lines[line - 1] ?? '';
      const from = line === start.line ? start.column - 1 : 0;
      const text = whole.slice(0, line === end.line ? end.column - 1 : undefined);
      const say = (index: number, what: string, mend: string) =>
        faults.push({
          line,
          column: index + 1,
          what,
          why: 'It is published as words.',
          mend,
        });
      for (const match of text.slice(from).matchAll(/(?<!\\)\[([^\][]+)\]\[([^\][]*)(?<!\\)\]/g)) {
        const name = match[2] || match[1]!;
        say(
          from + match.index,
          `has the reference ${match[0]}, which nothing defines`,
          `Add a line [${name}]: /address/, or write the address: [${match[1]}](/address/).`,
        );
      }
      for (const match of text.slice(from).matchAll(/(?<!\\)\[\^([^\][]+)\]/g)) {
        say(
          from + match.index,
          `has the footnote ${match[0]}, which nothing defines`,
          `Add a line ${match[0]}: with its text.`,
        );
      }
      for (const match of text
        .slice(from)
        .matchAll(/(?<!\\)\[[^\][]+\]\s*\((?:\/|\.{0,2}\/|#|https?:)[^)\s]*\)?/g)) {
        say(
          from + match.index,
          `has a link that is none: ${match[0]}`,
          'Write [text](/address/) without a space between, and close it.',
        );
      }
    }
  });
  return faults;
}
