import fs from 'node:fs';
import { __unstable__loadDesignSystem as loadDesignSystem, compile } from 'tailwindcss';

/**
 * What Tailwind is told: its own theme and utilities, without a reset and without layers, because rules in a
 * layer are weaker than any of the library's. Dark follows the page's attribute; `rtl:` follows `dir` by itself.
 */
export function tailwindEntry(): string {
  const theme = fs.readFileSync(require.resolve('tailwindcss/theme.css'), 'utf8');
  return `${theme}
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
@tailwind utilities;`;
}

/** None: every browser that the site supports knows `@property` and `color-mix`. */
const polyfills = 0;

/**
 * Compiles utilities to CSS: theme variables on `:root`, as far as they are used, then the utilities in
 * Tailwind's own order, and what they need.
 * @param candidates - words that may be utilities, in any order; others are passed over
 */
export async function compileTailwind(candidates: Iterable<string>): Promise<string> {
  const compiler = await compile(tailwindEntry(), { polyfills });
  return compiler.build([...new Set(candidates)].toSorted());
}

let designSystem: ReturnType<typeof loadDesignSystem> | undefined;

/** Names that utilities of other elements look for (`group-hover:`), and that mean nothing by themselves. */
const marker = /^(group|peer)(\/[\w-]+)?$/;

/** Of the given classes, those that Tailwind does not know: mistyped, or no utilities. */
export async function unknownUtilities(classes: readonly string[]): Promise<string[]> {
  designSystem ??= loadDesignSystem(tailwindEntry());
  const { candidatesToCss } = await designSystem;
  const compiled = candidatesToCss([...classes]);
  return classes.filter((name, index) => compiled[index] === null && !marker.test(name));
}
