/** Short texts that are searched all at once, since one search through a long text takes a fraction of the time of many through short ones. */
export interface Lines {
  /** The texts, a line each, with a line break before the first and behind the last. */
  readonly text: string;
  /** Where in `text` each of them begins; the last entry is where one more would. */
  readonly starts: Uint32Array;
}

/**
 * Puts texts one behind the other.
 * @param texts - a line break in one of them is as if it were not there
 */
export function toLines(texts: readonly string[]): Lines {
  const starts = new Uint32Array(texts.length + 1);
  let at = 1;
  texts.forEach((text, line) => {
    starts[line] = at;
    at += text.length + 1;
  });
  starts[texts.length] = at;
  return { text: `\n${texts.map((text) => text.replaceAll('\n', '\0')).join('\n')}\n`, starts };
}

/** How many letters a line has. */
export const lengthOf = ({ starts }: Lines, line: number): number =>
  starts[line + 1]! - starts[line]! - 1;

/** The line in which a place is. */
function lineAt({ starts }: Lines, place: number, from: number): number {
  let low = from;
  let high = starts.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Calls back for each line that has a part, in their order.
 * @param part - without line breaks; nothing is found by ''
 * @param found - is told the line, and where in it the part stands first
 */
export function findLines(
  lines: Lines,
  part: string,
  found: (line: number, offset: number) => void,
): void {
  if (part === '') return;
  const { text, starts } = lines;
  let line = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, starts[line + 1]! - 1)) {
    line = lineAt(lines, at, line);
    found(line, at - starts[line]!);
  }
}

/**
 * Calls back for each line that begins with a part, in their order.
 * @param part - as for {@link findLines}
 */
export function findBeginnings(lines: Lines, part: string, found: (line: number) => void): void {
  if (part === '') return;
  const { text, starts } = lines;
  const begun = `\n${part}`;
  let line = 0;
  for (let at = text.indexOf(begun); at >= 0; at = text.indexOf(begun, starts[line + 1]! - 1)) {
    line = lineAt(lines, at + 1, line);
    found(line);
  }
}
