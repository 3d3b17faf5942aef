/** Nearly all names are written so, and patterns for all scripts take several times as long. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** Whether there is Chinese in a text. */
export const hasHan = (text: string): boolean => !isPlain(text) && /\p{Script=Han}/u.test(text);

const hanRuns = /\p{Script=Han}+/gu;

/** The Chinese characters of a text, one behind the other. */
export const hanOf = (text: string): string => text.match(hanRuns)?.join('') ?? '';

/**
 * The words of a name or a title in lower case: parted at spaces and marks, at a capital within a name (`rowHeight`), and at Chinese,
 * which is left out.
 */
export function splitWords(text: string): string[] {
  if (isPlain(text))
    return (
      text
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .toLowerCase()
        .match(/[a-z\d]+/g) ?? []
    );
  return (
    text
      .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.flatMap((word) => word.match(/[^\p{Script=Han}]+/gu) ?? []) ?? []
  );
}

/** The letters and numbers of a text in lower case and one behind the other, to compare it with another. */
export function joined(text: string): string {
  if (isPlain(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * What several forms of an English word begin with: `sort` of `sorting`, `dat` of `date`. Not a word; only for comparing.
 * @param word - in lower case
 */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|able|ed|es|er|s|e)$/, '');
  if (stem.length < 3) return word;
  // `stopped`, `stopping`
  return /([bdgklmnprt])\1$/.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
}
