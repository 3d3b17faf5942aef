import fs from 'node:fs/promises';
import path from 'node:path';
import { readText } from '../../support/readText';
import { classNames } from './classNames';
import { compileTailwind } from './compileTailwind';
import { scopeSheet } from './scopeSheet';
import { tailwindScripts } from './tailwindScripts';

/** A stylesheet of demos as a module of the browser's bundle. */
export interface SheetModule {
  code: string;
  /** Absolute paths of the files that it was made from. */
  dependencies: string[];
}

function relativePath(siteDir: string, target: string): string {
  return path.relative(siteDir, target).split(path.sep).join('/');
}

function moduleFor(siteDir: string, file: string, name: string, css: string): string {
  const page = relativePath(siteDir, path.dirname(file));
  return `import { putSheet } from '@site/src/demos/mounting/demoSheets';
putSheet(${JSON.stringify(page)}, ${JSON.stringify(`${page}/${name}`)}, ${JSON.stringify(css)});
`;
}

/**
 * Makes the module that stands for the stylesheet of a demo, or for the utilities of a page. As script
 * and not as a file of its own: it comes with the code that needs it, before that runs, and the site's
 * one stylesheet holds nothing of it.
 * @param file - absolute: a `.css` file of a demo or of a package, or any Tailwind variant of the page
 */
export async function sheetModule(siteDir: string, file: string): Promise<SheetModule> {
  if (file.endsWith('.css')) {
    if (file.split(path.sep).includes('node_modules')) {
      // A package's own, as it is: only what demos show has its classes.
      const css = await fs.readFile(file, 'utf8');
      return { code: moduleFor(siteDir, file, path.basename(file), css), dependencies: [file] };
    }
    const css = scopeSheet(readText(file, relativePath(siteDir, file)), file);
    return { code: moduleFor(siteDir, file, path.basename(file), css), dependencies: [file] };
  }
  // The page's variants share one sheet: which of two utilities wins is decided by their order in it.
  const scripts = tailwindScripts(siteDir, path.dirname(file));
  const css = scopeSheet(
    await compileTailwind(scripts.flatMap(({ source }) => classNames(source).candidates)),
  );
  return {
    code: moduleFor(siteDir, file, 'tailwind', css),
    dependencies: scripts.map((script) => script.file),
  };
}
