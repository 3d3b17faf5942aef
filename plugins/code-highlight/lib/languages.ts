/** Fence languages the site accepts, and the Prism grammar each is highlighted with. `text` is shown plain. */
export const languages = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'markup',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  text: null,
  ts: 'typescript',
  tsx: 'tsx',
} as const;

export type Language = keyof typeof languages;

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}
