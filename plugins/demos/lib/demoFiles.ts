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
 * @returns a line for each, naming it
 */
export function orphanVariants(files: readonly string[]): string[] {
  const known = new Set(files);
  return files.flatMap((file) => {
    const name = path.basename(file);
    const base = path.join(path.dirname(file), shownName(name));
    return variantName.test(name) && !known.has(base)
      ? [`${file}: there is no ${path.basename(base)} beside it, of which it could be a variant`]
      : [];
  });
}
