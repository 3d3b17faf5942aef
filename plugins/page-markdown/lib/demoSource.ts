import path from 'node:path';
import type { CodeForm } from './pageForms';
import type { SourceText } from './plainTree';

interface Styled {
  files: readonly { path: string; code: string; js?: string }[];
  /** What the files need to be installed, in TypeScript. */
  ts?: { dependencies: Readonly<Record<string, string>> };
}

/** What the bundler has written of a demo for its sandbox (`plugins/demos`), by styling. */
export type DemoText = Readonly<Record<string, Styled | undefined>>;

/**
 * The file with the source of a demo.
 * @param outDir - folder of the language
 * @param id - of the demo: path of its file below the site, without extension
 */
export function demoFile(outDir: string, id: string): string {
  return path.join(outDir, 'sandboxes', `${id}.json`);
}

/** The files of a demo in a form: as the page shows them. */
export function demoSource(demo: DemoText, { code, style }: CodeForm): SourceText[] {
  const files = (demo[style] ?? demo.system)?.files ?? [];
  return files.flatMap(({ path: name, code: typed, js }) => {
    if (code === 'ts' || js === undefined) return [{ name, code: typed }];
    // Of a module that holds types only, nothing is left.
    return js === '' ? [] : [{ name: name.replace(/\.tsx?$/, '.js'), code: js }];
  });
}
