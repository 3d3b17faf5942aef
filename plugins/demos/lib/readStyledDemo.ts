import path from 'node:path';
import { allOrFaults } from './demoFaults';
import type { StyledFiles } from './demoSources';
import { findVariants, tailwindFiles } from './findVariants';
import { variantStyles } from './demoFiles';
import { readDemo, type ReadDemo } from './readDemo';

/** A demo with its variants. */
export interface StyledDemo {
  files: StyledFiles<ReadDemo>;
  /** Absolute paths of everything the result was made from. */
  dependencies: string[];
  /** Absolute paths of variants that are not there, and would change the result if they were. */
  missing: string[];
  /** Request of the page's stylesheet of utilities, if the demo has a Tailwind variant. */
  utilities?: string;
}

/**
 * Reads a demo in every styling that it has, and checks each.
 * @param file - absolute path of the system demo
 * @throws as `readDemo` does, for a variant as for the demo itself
 */
export async function readStyledDemo(
  file: string,
  siteDir: string,
  packages: ReadonlySet<string>,
): Promise<StyledDemo> {
  const variants = findVariants(file);
  const styles = variantStyles.filter((style) => variants[style].exists);
  const [system, ...others] = await allOrFaults([
    readDemo(file, siteDir, packages),
    ...styles.map((style) => readDemo(variants[style].file, siteDir, packages)),
  ]);
  const files: StyledFiles<ReadDemo> = {
    system: system!,
    ...Object.fromEntries(styles.map((style, index) => [style, others[index]])),
  };
  // One module for the page: all its demos name the same file.
  const [firstTailwind] = files.tailwind ? tailwindFiles(path.dirname(file)) : [];
  return {
    files,
    dependencies: [
      ...Object.values(files).flatMap((own) => own.map((each) => each.path)),
      ...(firstTailwind ? [firstTailwind] : []),
    ],
    missing: Object.values(variants)
      .filter(({ exists }) => !exists)
      .map((variant) => variant.file),
    ...(firstTailwind && { utilities: `${firstTailwind}?demo-sheet` }),
  };
}
