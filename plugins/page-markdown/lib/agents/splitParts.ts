/**
 * Puts pieces into parts that are no larger than a limit, in their order; none is cut unless it is larger than the limit alone.
 * @param pieces - texts that stay whole where they can
 * @param limit - bytes of UTF-8 that a part has at most
 * @param gap - what stands between two pieces
 */
export function splitParts(pieces: readonly string[], limit: number, gap: string): string[] {
  const size = (text: string) => Buffer.byteLength(text);
  const fitting = pieces.flatMap((piece) => (size(piece) > limit ? cut(piece, limit) : [piece]));
  const parts: string[] = [];
  let room = 0;
  for (const piece of fitting) {
    const needed = size(piece) + size(gap);
    if (parts.length > 0 && needed <= room) {
      parts[parts.length - 1] += gap + piece;
      room -= needed;
    } else {
      parts.push(piece);
      room = limit - size(piece);
    }
  }
  return parts;
}

/** Cuts a text at line ends; a line that is longer is cut between characters. */
function cut(text: string, limit: number): string[] {
  const lines = text.split('\n').flatMap((line) => {
    if (Buffer.byteLength(line) <= limit) return [line];
    const pieces: string[] = [''];
    for (const character of line) {
      if (Buffer.byteLength(pieces.at(-1)! + character) > limit) pieces.push('');
      pieces[pieces.length - 1] += character;
    }
    return pieces;
  });
  return splitParts(lines, limit, '\n');
}
