/** A part of a text, by its places. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The lines of a text of which something is left when parts of it are taken out.
 * @returns line numbers, from 1, in order
 */
export function linesLeft(text: string, removed: readonly Part[]): number[] {
  let lineStart = 0;
  return text.split('\n').flatMap((line, index) => {
    const start = lineStart + /^\s*/.exec(line)![0].length;
    const end = Math.max(start, lineStart + line.trimEnd().length);
    const isGone = removed.some(
      (part) => part.start <= start && part.end >= end && part.end > lineStart,
    );
    lineStart += line.length + 1;
    return isGone ? [] : [index + 1];
  });
}
