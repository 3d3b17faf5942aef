import { withPresentNames } from './sameType';

/**
 * Whether a default became another one. What a comment does not state is unknown, not absent: a default that
 * only came into or went out of the comment is no change.
 */
export function isOtherDefault(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const plain = (text: string) =>
    withPresentNames(text).replace(/"/g, "'").replace(/\s+/g, '').replace(/;$/, '');
  return plain(a) !== plain(b);
}
