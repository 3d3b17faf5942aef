/** Rows of the table that is filled below; kept, since thousands of words are compared at one key. */
let before: number[] = [];
let last: number[] = [];
let row: number[] = [];

/**
 * How many letters have to be put in, left out, replaced or exchanged with their neighbor to make one word of the other.
 * @param most - what is more is not counted on
 * @returns `most + 1` for whatever is more
 */
export function editDistance(a: string, b: string, most: number): number {
  const beyond = most + 1;
  if (Math.abs(a.length - b.length) > most) return beyond;
  for (let j = 0; j <= b.length; j += 1) last[j] = Math.min(j, beyond);
  for (let i = 1; i <= a.length; i += 1) {
    // Farther from the diagonal there are more than the most.
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    const letter = a.charCodeAt(i - 1);
    row[from - 1] = from === 1 ? Math.min(i, beyond) : beyond;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let value = last[j - 1]! + (letter === other ? 0 : 1);
      if (last[j]! + 1 < value) value = last[j]! + 1;
      if (row[j - 1]! + 1 < value) value = row[j - 1]! + 1;
      if (
        i > 1 &&
        j > 1 &&
        letter === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === other &&
        before[j - 2]! + 1 < value
      )
        value = before[j - 2]! + 1;
      row[j] = value;
      if (value < least) least = value;
    }
    if (to < b.length) row[to + 1] = beyond;
    if (least > most) return beyond;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length]!, beyond);
}
