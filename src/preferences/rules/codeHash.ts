import type { PreferenceValue } from './registry';

/** What a link to a demo's source says. */
export interface CodeHash {
  code?: PreferenceValue<'code'>;
  style?: PreferenceValue<'style'>;
  /** Name of the demo whose source is meant. */
  demo?: string;
}

const ending = /\.(tsx|js)$/;
const demoName = /(?:^|[^A-Za-z0-9])([A-Z][A-Za-z0-9]*)\.(?:tsx|js)$/;
/** The order decides which word counts when a hash holds two. */
export const styleWords = ['tailwind', 'css', 'system'] as const;

/**
 * Reads the fragment of an address. Only one that ends in `.tsx` or `.js`, to the letter, says anything.
 * @param hash - with or without its `#`
 */
export function parseCodeHash(hash: string): CodeHash {
  const text = hash.replace(/^#/, '');
  const extension = ending.exec(text)?.[1];
  if (!extension) return {};
  const style = styleWords.find((word) => text.includes(`${word}-`));
  const demo = demoName.exec(text)?.[1];
  return {
    code: extension === 'tsx' ? 'TS' : 'JS',
    ...(style && { style }),
    ...(demo && { demo }),
  };
}

/** Writes the fragment that {@link parseCodeHash} reads: `#tailwind-OrderTags.js`. */
export function writeCodeHash({ code, style, demo }: Required<CodeHash>): string {
  return `#${style}-${demo}.${code === 'TS' ? 'tsx' : 'js'}`;
}
