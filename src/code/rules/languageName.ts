/** Names of the languages that a fence can have (`plugins/code-highlight/lib/languages.ts`), for people. */
const names: Readonly<Record<string, string>> = {
  bash: 'Bash',
  css: 'CSS',
  diff: 'Diff',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
};

/**
 * The name of a language as it stands above a block.
 * @returns null for plain text, which is no language, and whose name depends on the reader's
 */
export function languageName(language: string): string | null {
  return language === 'text' ? null : (names[language] ?? language);
}
