import { splitType, typePieces } from '../../../plugins/api-reference/lib/typePieces';

/** Where a text stands first outside of brackets and strings; -1 if nowhere. */
function indexOutside(text: string, wanted: string): number {
  return typePieces(text).find((piece) => piece.depth === 0 && piece.text === wanted)?.at ?? -1;
}

/** Rewrites what is in brackets; `text` holds no union outside of them. */
function withBrackets(text: string): string {
  let result = '';
  let inner = '';
  for (const { text: piece, depth, bracket } of typePieces(text)) {
    if (depth !== 0) inner += piece;
    else if (bracket === 'closing') {
      result += splitType(inner, ',;').map(entry).join(', ') + piece;
      inner = '';
    } else result += piece;
  }
  return result + inner;
}

/** What stands between two commas: a type, or a name with its type. */
function entry(text: string): string {
  const colon = indexOutside(text, ':');
  const arrow = indexOutside(text, '=>');
  if (colon === -1 || (arrow !== -1 && arrow < colon)) return union(text);
  return `${withBrackets(text.slice(0, colon))}: ${union(text.slice(colon + 1))}`;
}

/** A member of a union: a function keeps its brackets. */
function member(text: string): string {
  const key = union(text);
  return indexOutside(key, '=>') === -1 ? key : `(${key})`;
}

function union(text: string): string {
  const arrow = indexOutside(text, '=>');
  // All behind an arrow is what the function returns, bars too.
  if (arrow !== -1) {
    return `${withBrackets(text.slice(0, arrow).trim())} => ${union(text.slice(arrow + 2).trim())}`;
  }
  const members = splitType(text, '|').filter((one) => one !== 'undefined');
  if (members.length > 1) return [...new Set(members.map(member))].sort().join(' | ');
  const [only = 'undefined'] = members;
  const isWrapped = only.startsWith('(') && indexOutside(only, ')') === only.length - 1;
  return isWrapped ? union(only.slice(1, -1).trim()) : withBrackets(only);
}

/**
 * A form of a type's text that is the same for two ways to write one type: blanks, quotes, the order of a
 * union, `React.` before a name and `| undefined` do not count.
 */
export function typeKey(text: string): string {
  const plain = text
    .replace(/"((?:[^"\\']|\\.)*)"/g, "'$1'")
    .replace(/\b(?:React\.)?(?:JSX\.)?(?=[A-Z])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return union(plain);
}
