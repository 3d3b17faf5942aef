import { highlight } from '../../code-highlight/lib/highlight';
import type {
  CodeStyle,
  DemoSources,
  SourceFile,
  StyledSource,
} from '../../../src/demos/rules/types';
import { shownName } from './demoFiles';
import { isLanguage, type Language } from '../../code-highlight/lib/languages';
import { extractPreview } from './extractPreview';
import { kindOf } from './sideFiles';
import { toJavaScript, trimCode } from './toJavaScript';

/** A file of a demo: the demo itself first, then the files of its folder that it imports. */
export interface DemoFile {
  /** Path from the demo's folder, with slashes, e.g. `BasicSorting.tsx`, `data/rows.ts`. */
  name: string;
  source: string;
}

/** The files of a demo in each styling that it has. */
export type StyledFiles<File extends DemoFile = DemoFile> = { system: File[] } & Partial<
  Record<CodeStyle, File[]>
>;

const lineCount = (code: string): number => code.split('\n').length;

function languageOf(name: string): Language {
  if (name.endsWith('.svg')) return 'html';
  const ending = name.replace(/^.*\./, '').replace('mjs', 'js');
  return isLanguage(ending) ? ending : 'text';
}

async function shownFile(
  name: string,
  variant: SourceFile['variant'],
  code: string,
): Promise<SourceFile> {
  // JavaScript made of TypeScript ends with .js, whether there is JSX in it or not.
  const language = variant === 'js' ? 'jsx' : languageOf(name);
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
      if (kindOf(name) !== 'typescript') return [shownFile(name, 'both', trimCode(source))];
      const scriptName = shownName(name);
      const javaScriptName = scriptName.replace(/\.tsx?$/, '.js');
      return [
        shownFile(scriptName, 'ts', trimCode(source)),
        // Of a module that holds types only, nothing is left to show.
        toJavaScript(source, name).then((code) =>
          code === '' ? null : shownFile(javaScriptName, 'js', code),
        ),
      ];
    }),
  );
  return {
    preview:
      preview === null
        ? null
        : { html: await highlight(preview, 'tsx'), lines: lineCount(preview) },
    files: shown.filter((file) => file !== null),
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
