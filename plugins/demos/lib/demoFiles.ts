import path from 'node:path';
import type { CodeStyle, VariantStyle } from '../../../src/demos/rules/types';

/** The stylings that a demo may have beside its system one, in the order in which they are offered. */
export const variantStyles: readonly VariantStyle[] = ['css', 'tailwind'];

const variantName = /^(.+)\.(css|tailwind)\.tsx$/;

/** The file of a demo in a styling: `Name.tsx` in `tailwind` is `Name.tailwind.tsx`. */
export function variantFile(file: string, style: VariantStyle): string {
  return file.replace(/\.tsx$/, `.${style}.tsx`);
}

/** Which styling a file of a demo is written in, by its name. */
export function styleOf(file: string): CodeStyle {
  return (variantName.exec(path.basename(file))?.[2] as VariantStyle | undefined) ?? 'system';
}

/** A file's name as readers see it: they have one of the stylings, so its word is left out. */
export function shownName(name: string): string {
  return name.replace(variantName, '$1.tsx');
}

/**
 * Finds variants without the system demo that they are variants of.
 * @param files - paths of files
 * @returns each with the name of what is not beside it
 */
export function orphanVariants(files: readonly string[]): { file: string; of: string }[] {
  const known = new Set(files);
  return files.flatMap((file) => {
    const of = shownName(path.basename(file));
    return styleOf(file) !== 'system' && !known.has(path.join(path.dirname(file), of))
      ? [{ file, of }]
      : [];
  });
}

/**
 * Finds files that would have one name in JavaScript, where `rows.ts` becomes `rows.js`.
 * @param files - paths of the files of a demo
 */
export function sameInJavaScript(
  files: readonly string[],
): { file: string; other: string; name: string }[] {
  const byName = new Map<string, string>();
  return files.flatMap((file) => {
    const name = shownName(file).replace(/\.[jt]sx?$/, '.js');
    const other = byName.get(name);
    byName.set(name, file);
    return other ? [{ file, other, name }] : [];
  });
}
