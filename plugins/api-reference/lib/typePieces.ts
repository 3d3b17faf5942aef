/** A piece of the text of a type. */
export interface TypePiece {
  /** A whole string, `=>`, or one other character. */
  text: string;
  /** Where it begins. */
  at: number;
  /** How many brackets it stands in; a bracket stands outside of what it holds. */
  depth: number;
  bracket?: 'opening' | 'closing';
}

/** Takes the text of a type apart, so that what stands in strings and arrows is not mistaken for brackets or separators. */
export function typePieces(text: string): TypePiece[] {
  let depth = 0;
  return [...text.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|=>|[\s\S]/g)].map(
    ({ 0: piece, index: at }): TypePiece => {
      if ('([{<'.includes(piece)) return { text: piece, at, depth: depth++, bracket: 'opening' };
      if (')]}>'.includes(piece)) return { text: piece, at, depth: --depth, bracket: 'closing' };
      return { text: piece, at, depth };
    },
  );
}

/** The parts of a type's text between separators that stand outside of brackets and strings, without blanks around them and empty ones. */
export function splitType(text: string, separators: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of typePieces(text)) {
    if (piece.depth === 0 && separators.includes(piece.text)) {
      parts.push(part);
      part = '';
    } else part += piece.text;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}
