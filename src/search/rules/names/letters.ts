/**
 * Which letters a word has, as bits; several letters share one. Words that differ in `n` mistakes differ in at most `n` letters on
 * either side, which is quicker to compare than the words.
 */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether there are more than some bits in a number. */
export function hasMoreBits(bits: number, most: number): boolean {
  let rest = bits;
  for (let count = 0; rest !== 0; count += 1) {
    if (count === most) return true;
    rest &= rest - 1;
  }
  return false;
}
