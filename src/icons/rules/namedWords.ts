/** What code calls an icon: the end of its path, what an import takes, or an element. */
const namings = [
  /icons-material\/(?:\w+\/)*(\w+)/,
  /^\s*import\s*\{\s*(\w+)/,
  /^\s*import\s+(\w+)\s+from\b/,
  /<\s*(\w+)/,
];

/**
 * The words by which icons are searched, in lower case.
 * @param query - of the reader, or code that has an icon in it, whose name is one word
 */
export function namedWords(query: string): string[] {
  const named = namings.map((naming) => naming.exec(query)?.[1]).find(Boolean) ?? query;
  return named
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Words without what code puts behind the name of an icon. */
export const withoutEnding = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/icon$/, '')).filter(Boolean);
