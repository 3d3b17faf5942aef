import fs from 'node:fs/promises';
import path from 'node:path';
import { analyseDemo, formatProblems, type DemoAnalysis } from './analyseDemo';
import { checkStylesheet } from './checkStylesheet';
import { classNames } from './classNames';
import { unknownUtilities } from './compileTailwind';
import { styleOf } from './demoFiles';
import type { DemoFile } from './demoSources';

/** A file of a demo as read from disk. */
export interface ReadDemo extends DemoFile {
  /** Absolute path. */
  path: string;
  /** Everything it imports, as written. */
  imports: string[];
}

async function resolveModule(folder: string, specifier: string): Promise<string | undefined> {
  const base = path.join(folder, specifier);
  for (const candidate of [base, `${base}.tsx`, `${base}.ts`, `${base}/index.ts`]) {
    const found = await fs.stat(candidate).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

async function analyse(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  isDemo: boolean,
): Promise<DemoAnalysis> {
  if (file.endsWith('.css')) return { problems: checkStylesheet(source, file), imports: [] };
  if (!/\.tsx?$/.test(file)) return { problems: [], imports: [] };
  const { problems, imports } = analyseDemo(source, file, packages, isDemo);
  if (styleOf(file) !== 'tailwind') return { problems, imports };
  const { used } = classNames(source);
  const unknown = new Set(await unknownUtilities(used.map(({ name }) => name)));
  return {
    imports,
    problems: [
      ...problems,
      ...used
        .filter(({ name }) => unknown.has(name))
        .map(({ name, line, column }) => ({
          line,
          column,
          reason: `has the class "${name}", which is no utility of Tailwind`,
        })),
    ],
  };
}

/**
 * Reads a demo, or a variant of it, with the files of its folder that it imports, and checks each.
 * @param file - absolute path of the demo
 * @param siteDir - for the paths in messages
 * @param packages - names of the packages a demo may import
 * @returns the demo first, then its files in the order of import, each with its absolute path
 * @throws with `file:line:column reason` for every fault
 */
export async function readDemo(
  file: string,
  siteDir: string,
  packages: ReadonlySet<string>,
): Promise<ReadDemo[]> {
  const files: ReadDemo[] = [];
  const queue = [file];
  const seen = new Set(queue);
  const faults: string[] = [];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const shownPath = path.relative(siteDir, next).split(path.sep).join('/');
    const source = await fs.readFile(next, 'utf8');
    const { problems, imports } = await analyse(source, next, packages, next === file);
    files.push({ name: path.basename(next), path: next, source, imports });
    if (problems.length > 0) faults.push(formatProblems(shownPath, problems));
    for (const specifier of imports.filter((name) => /^\.\/[^.]/.test(name))) {
      const target = await resolveModule(path.dirname(next), specifier);
      if (!target) {
        faults.push(`${shownPath}:1:1 imports "${specifier}", which is not there`);
      } else if (!seen.has(target)) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  if (faults.length > 0) throw new Error(`A demo cannot be built:\n${faults.join('\n')}`);
  return files;
}
