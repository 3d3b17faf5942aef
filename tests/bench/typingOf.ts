import { type TypingFigures } from './results';
import { spreadOf } from './spreadOf';
import { type TypedLetter } from './watchLetters';

/** A letter with what had been typed of its query, itself included. */
export interface LetterOfQuery extends TypedLetter {
  typed: string;
}

/**
 * Median and worst of the letters that names have answered.
 * @throws if there is none
 */
export function typingOf(
  letters: readonly LetterOfQuery[],
): Omit<TypingFigures, 'lang' | 'site' | 'cpu' | 'opening'> {
  const answered = letters.filter(({ isLeftToText }) => !isLeftToText);
  const spread = spreadOf(answered.map(({ ms }) => ms));
  return {
    ...spread,
    leftToText: letters.length - answered.length,
    slowest: answered.find(({ ms }) => ms === spread.worst)?.typed ?? '',
  };
}
