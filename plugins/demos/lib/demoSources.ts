import { highlight } from '../../code-highlight/lib/highlight';
import type { DemoSources, SourceFile } from '../../../src/demos/types';
import { extractPreview } from './extractPreview';
import { toJavaScript, trimCode } from './toJavaScript';

/** A file of a demo: the demo itself first, then the modules of its folder that it imports. */
export interface DemoFile {
  /** File name, e.g. `BasicSorting.tsx`. */
  name: string;
  source: string;
}

const lineCount = (code: string): number => code.split('\n').length;

async function shownFile(name: string, variant: 'ts' | 'js', code: string): Promise<SourceFile> {
  const language = variant === 'ts' ? (name.endsWith('x') ? 'tsx' : 'ts') : 'jsx';
  return { name, variant, html: await highlight(code, language), lines: lineCount(code) };
}

/** Texts already made, by what they are made of. The client's and the server's bundle, and every language, ask for the same. */
const made = new Map<string, Promise<DemoSources>>();

/**
 * Makes every text of a demo from its files: preview, TypeScript and JavaScript, highlighted. Equal files
 * are worked on once a process.
 */
export function demoSources(files: DemoFile[]): Promise<DemoSources> {
  const key = JSON.stringify(files.map(({ name, source }) => [name, source]));
  const known = made.get(key);
  if (known) return known;
  const making = makeSources(files);
  made.set(key, making);
  return making;
}

async function makeSources(files: DemoFile[]): Promise<DemoSources> {
  const preview = extractPreview(files[0]?.source ?? '');
  const shown = await Promise.all(
    files.flatMap(({ name, source }) => {
      const javaScriptName = name.replace(/\.tsx?$/, '.js');
      return [
        shownFile(name, 'ts', trimCode(source)),
        toJavaScript(source).then((code) => shownFile(javaScriptName, 'js', code)),
      ];
    }),
  );
  return {
    preview:
      preview === null
        ? null
        : { html: await highlight(preview, 'tsx'), lines: lineCount(preview) },
    files: shown,
  };
}
