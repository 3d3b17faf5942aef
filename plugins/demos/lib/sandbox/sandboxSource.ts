import path from 'node:path';
import type {
  SandboxFile,
  SandboxProblem,
  SandboxSource,
  SandboxVariant,
} from '../../../../src/sandbox/rules/types';
import { shownName } from '../demoFiles';
import type { StyledFiles } from '../demoSources';
import type { ReadDemo } from '../readDemo';
import { kindOf } from '../sideFiles';
import { toJavaScript, trimCode } from '../toJavaScript';
import { iconFonts } from './iconFonts';
import type { PackageFacts } from './projectDependencies';
import { projectDependencies } from './projectDependencies';

/** A file by its path from the demo's folder. */
interface ScannedFile {
  path: string;
  source: string;
}

async function sandboxFile({ path: below, source }: ScannedFile): Promise<SandboxFile> {
  const shown = path.posix.join(path.posix.dirname(below), shownName(path.posix.basename(below)));
  const text = { path: shown, code: `${trimCode(source)}\n` };
  if (kindOf(below) !== 'typescript') return text;
  // As TypeScript leaves a module that held types only: something may still import it.
  const js = (await toJavaScript(source, below)) || 'export {};';
  return { ...text, js: `${js}\n` };
}

async function sandboxVariant(
  files: readonly ReadDemo[],
  facts: PackageFacts,
): Promise<SandboxVariant | SandboxProblem> {
  const [demo] = files;
  if (!demo) return { problem: 'The demo has no file' };
  const folder = path.dirname(demo.path);
  const scanned = files.map((file) => ({
    path: path.relative(folder, file.path).split(path.sep).join('/'),
    source: file.source,
  }));
  try {
    const [ts, js] = (['ts', 'js'] as const).map((language) =>
      projectDependencies(scanned, facts, language),
    );
    return {
      files: await Promise.all(scanned.map(sandboxFile)),
      iconFonts: iconFonts(
        files.filter(({ name }) => /\.(tsx?|jsx?|mjs)$/.test(name)).map(({ source }) => source),
      ),
      ts: ts!,
      js: js!,
    };
  } catch (error) {
    // The page is as good as before without a project of this demo: its readers are told why there is none.
    return { problem: (error as Error).message };
  }
}

/**
 * Makes what a project of a demo is put together from, in each styling that it has.
 * @param files - of the demo, as `readStyledDemo` gives them
 * @param facts - versions and peers of the packages that the demo's docs version documents
 */
export async function sandboxSource(
  files: StyledFiles<ReadDemo>,
  facts: PackageFacts,
): Promise<SandboxSource> {
  const entries = await Promise.all(
    Object.entries(files).map(
      async ([style, own]) => [style, await sandboxVariant(own, facts)] as const,
    ),
  );
  return Object.fromEntries(entries) as SandboxSource;
}
