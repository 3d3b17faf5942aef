import type { Nodes, PhrasingContent, RootContent } from 'mdast';

const wordTypes: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
]);

const isWords = (node: Nodes): node is PhrasingContent => wordTypes.has(node.type);

/** Words that follow each other: texts in one, with room as HTML shows it, none beside a line end. */
export function joinWords(words: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of words) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    } else joined.push(node);
  }
  return joined.flatMap((node, at): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    let value = node.value.replace(/[ \t]*\n[ \t\n]*/g, '\n').replace(/[ \t]{2,}/g, ' ');
    if (joined[at - 1]?.type === 'break') value = value.replace(/^[ \t\n]+/, '');
    if (joined[at + 1]?.type === 'break') value = value.replace(/[ \t\n]+$/, '');
    return value === '' ? [] : [{ type: 'text', value }];
  });
}

/** Words without room and line ends around them, as a block holds them. */
export function trimWords(words: readonly PhrasingContent[]): PhrasingContent[] {
  const trimmed = joinWords(words);
  const cut = (at: 0 | -1, edge: RegExp) => {
    for (let node = trimmed.at(at); node; node = trimmed.at(at)) {
      if (node.type === 'text') {
        const value = node.value.replace(edge, '');
        if (value !== '') {
          trimmed[at === 0 ? 0 : trimmed.length - 1] = { type: 'text', value };
          return;
        }
      } else if (node.type !== 'break') return;
      trimmed.splice(at, 1);
    }
  };
  cut(0, /^[ \t\n]+/);
  cut(-1, /[ \t\n]+$/);
  return trimmed;
}

/** Nodes as a page, a quote or an item of a list holds them: words among the blocks become paragraphs. */
export function inBlocks(nodes: readonly Nodes[]): RootContent[] {
  const blocks: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const close = () => {
    const children = trimWords(words);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    words = [];
  };
  for (const node of nodes) {
    if (isWords(node)) words.push(node);
    else {
      close();
      blocks.push(node as RootContent);
    }
  }
  close();
  return blocks;
}
