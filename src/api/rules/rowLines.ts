import type { ApiType } from './types';

/** Characters that a line holds on a telephone, a little less than it does: a row may be shorter than was thought, not taller. */
const lineLength = 38;

/**
 * How many lines a row of the API reference takes on a telephone, without its first and its margins.
 * @param texts - its paragraphs, plain or as HTML; one that is absent or empty takes none
 */
export function rowLines(texts: readonly (string | undefined)[]): number {
  return texts.reduce((sum, text = '') => {
    const { length } = text.replace(/<[^>]*>/g, '');
    return sum + Math.ceil(length / lineLength);
  }, 0);
}

/** What a type shows, as text. */
export function typeText({ parts }: ApiType): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
