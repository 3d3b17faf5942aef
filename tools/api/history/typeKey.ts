const opening = '([{<';
const closing = ')]}>';

/** The pieces of a text between separators that stand outside of brackets and strings. */
function split(text: string, separators: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|=>|[\s\S]/g)) {
    if (piece.length === 1 && opening.includes(piece)) depth += 1;
    else if (piece.length === 1 && closing.includes(piece)) depth -= 1;
    if (depth === 0 && piece.length === 1 && separators.includes(piece)) {
      parts.push(part.trim());
      part = '';
    } else part += piece;
  }
  return [...parts, part.trim()].filter((one) => one !== '');
}

/** Where a text stands first outside of brackets and strings; -1 if nowhere. */
function indexOutside(text: string, wanted: string): number {
  let depth = 0;
  for (const match of text.matchAll(/'(?:[^'\\]|\\.)*'|=>|[\s\S]/g)) {
    const [piece] = match;
    if (depth === 0 && piece === wanted) return match.index;
    if (piece.length === 1 && opening.includes(piece)) depth += 1;
    else if (piece.length === 1 && closing.includes(piece)) depth -= 1;
  }
  return -1;
}

/** Rewrites what is in brackets; `text` holds no union outside of them. */
function withBrackets(text: string): string {
  let result = '';
  let depth = 0;
  let inner = '';
  for (const [piece] of text.matchAll(/'(?:[^'\\]|\\.)*'|=>|[\s\S]/g)) {
    const isOpening = piece.length === 1 && opening.includes(piece);
    const isClosing = piece.length === 1 && closing.includes(piece);
    if (isClosing) depth -= 1;
    if (isClosing && depth === 0) {
      result += split(inner, ',;').map(entry).join(', ') + piece;
      inner = '';
    } else if (depth === 0) result += piece;
    else inner += piece;
    if (isOpening) depth += 1;
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
  const members = split(text, '|').filter((one) => one !== 'undefined');
  if (members.length > 1) return [...new Set(members.map(member))].sort().join(' | ');
  const [only = 'undefined'] = members;
  const isWrapped = only.startsWith('(') && indexOutside(only.slice(1), ')') === only.length - 2;
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
