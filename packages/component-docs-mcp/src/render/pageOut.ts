import { createHash } from 'node:crypto';

/** A part of a text, and where the next one begins. */
export interface TextPart {
  text: string;
  nextCursor?: string;
}

/** What says that a cursor is none of ours. */
export class CursorError extends Error {
  override name = 'CursorError';
}

const digestOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 8);

function offsetOf(cursor: string, key: string): number {
  const [, offset, digest] = /^(\d{1,9})\.([\w-]{8})$/.exec(cursor) ?? [];
  if (offset === undefined) {
    throw new CursorError('cursor is not one that this server gave; leave it out to begin again');
  }
  if (digest !== digestOf(key)) {
    throw new CursorError(
      'cursor belongs to a call with other arguments; repeat those, or leave it out to begin again',
    );
  }
  return Number(offset);
}

/**
 * Takes as much of a text as fits, to the end of a line, and a cursor for the rest.
 * @param text - the whole
 * @param key - of what was asked; a cursor works with the same only
 * @param most - characters
 * @param cursor - of the part before
 * @param kept - characters of `most` that are left for what is written below a part that another one follows
 * @throws {CursorError} for any cursor that this did not give
 */
export function pageOut(
  text: string,
  key: string,
  most: number,
  cursor?: string,
  kept = 0,
): TextPart {
  const start = cursor === undefined ? 0 : offsetOf(cursor, `${key}\n${text.length}`);
  if (start > text.length) throw new CursorError('cursor points behind the end');
  if (text.length - start <= most) return { text: text.slice(start) };
  const room = start + most - kept;
  const line = text.lastIndexOf('\n', room);
  // A line that is longer than all is cut within, not between the halves of a character.
  let end = line > start ? line + 1 : room;
  if (/[\uD800-\uDBFF]/.test(text[end - 1]!)) end -= 1;
  return {
    text: text.slice(start, end),
    nextCursor: `${end}.${digestOf(`${key}\n${text.length}`)}`,
  };
}
