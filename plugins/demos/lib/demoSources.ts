import { highlight } from '../../code-highlight/lib/highlight';
import type { CodeStyle, DemoSources, SourceFile, StyledSource } from '../../../src/demos/types';
import { shownName } from './demoFiles';
import { extractPreview } from './extractPreview';
import { toJavaScript, trimCode } from './toJavaScript';

/** A file of a demo: the demo itself first, then the files of its folder that it imports. */
export interface DemoFile {
  /** File name, e.g. `BasicSorting.tsx`. */
  name: string;
  source: string;
}

/** The files of a demo in each styling that it has. */
export type StyledFiles<File extends DemoFile = DemoFile> = { system: File[] } & Partial<
  Record<CodeStyle, File[]>
>;

const lineCount = (code: string): number => code.split('\n').length;

async function shownFile(
  name: string,
  variant: SourceFile['variant'],
  code: string,
): Promise<SourceFile> {
  const script = name.endsWith('x') ? 'tsx' : 'ts';
  const language = variant === 'both' ? 'css' : variant === 'ts' ? script : 'jsx';
  return { name, variant, html: await highlight(code, language), lines: lineCount(code) };
}

/** Texts being made, by what they are made of. The browser's and the server's bundle may ask for the same at the same time. */
const beingMade = new Map<string, Promise<StyledSource>>();

function styledSource(files: readonly DemoFile[]): Promise<StyledSource> {
  const key = JSON.stringify(files.map(({ name, source }) => [name, source]));
  const known = beingMade.get(key);
  if (known) return known;
  const making = makeSource(files).finally(() => beingMade.delete(key));
  beingMade.set(key, making);
  return making;
}

async function makeSource(files: readonly DemoFile[]): Promise<StyledSource> {
  const preview = extractPreview(files[0]?.source ?? '');
  const shown = await Promise.all(
    files.flatMap(({ name, source }) => {
      if (name.endsWith('.css')) return [shownFile(name, 'both', trimCode(source))];
      const scriptName = shownName(name);
      const javaScriptName = scriptName.replace(/\.tsx?$/, '.js');
      return [
        shownFile(scriptName, 'ts', trimCode(source)),
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

/**
 * Makes every text of a demo from its files: in each styling the preview, TypeScript and JavaScript,
 * highlighted.
 */
export async function demoSources(files: StyledFiles): Promise<DemoSources> {
  const entries = await Promise.all(
    Object.entries(files).map(async ([style, own]) => [style, await styledSource(own)] as const),
  );
  return Object.fromEntries(entries) as unknown as DemoSources;
}
