import { pageOut } from '../render/pageOut';
import type { Answer } from './types';

/** Characters of the longest cursor. */
const longestCursor = 18;

/**
 * A part of a long answer, with the cursor of the next one in words and as data.
 * @throws {CursorError} for a cursor that does not belong to it
 */
export function partOf(
  text: string,
  {
    tool,
    cursor,
    max_characters: most,
    ...input
  }: { tool: string; cursor?: string | undefined; max_characters: number } & Record<
    string,
    unknown
  >,
  data: Record<string, unknown> = {},
): Answer {
  const below = (next: string) => `\n\n[Continues: call ${tool} again with cursor "${next}"]`;
  const kept = below('').length + longestCursor;
  const part = pageOut(text, JSON.stringify([tool, input]), most, cursor, kept);
  return part.nextCursor === undefined
    ? { text: part.text, data }
    : {
        text: part.text.trimEnd() + below(part.nextCursor),
        data: { ...data, nextCursor: part.nextCursor },
      };
}
