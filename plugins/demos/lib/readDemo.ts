import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../support/readText';
import { analyseDemo, type DemoAnalysis } from './analyseDemo';
import { classNames } from './classNames';
import { DemoFaults } from './demoFaults';
import { sameInJavaScript, styleOf } from './demoFiles';
import { formatProblems } from './demoProblem';
import type { DemoFile } from './demoSources';
import { candidatesOf, followImport } from './sideFiles';
import { sideProblems } from './sideProblems';
import { utilityProblems } from './utilityProblems';

/** A file of a demo as read from disk. */
export interface ReadDemo extends DemoFile {
  /** Absolute path. */
  path: string;
  /** Everything it imports, as written. */
  imports: string[];
}

async function analyse(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  demo: string,
): Promise<DemoAnalysis> {
  const aside = sideProblems(source, file);
  if (aside) return { problems: aside, imports: [], relative: [] };
  const analysis = analyseDemo(source, file, packages, file === demo, path.dirname(demo));
  if (styleOf(demo) !== 'tailwind') return analysis;
  const unknown = await utilityProblems(classNames(source).used);
  return { ...analysis, problems: [...analysis.problems, ...unknown] };
}

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    // Not there, or below something that is no folder.
    return false;
  }
}

/**
 * Reads a demo, or a variant of it, with the files of its folder that it imports, and checks each.
 * @param file - absolute path of the demo
 * @param siteDir - for the paths in messages
 * @param packages - names of the packages a demo may import
 * @returns the demo first, then its files in the order of import, each with its absolute path
 * @throws DemoFaults with `file:line:column reason` for every fault
 */
export async function readDemo(
  file: string,
  siteDir: string,
  packages: ReadonlySet<string>,
): Promise<ReadDemo[]> {
  const folder = path.dirname(file);
  const files: ReadDemo[] = [];
  const queue = [file];
  const seen = new Set(queue);
  const faults: string[] = [];
  const missing = new Set<string>();
  const slashes = (name: string) => name.split(path.sep).join('/');
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const shownPath = slashes(path.relative(siteDir, next));
    let source: string;
    try {
      source = readText(next, shownPath);
    } catch (error) {
      faults.push((error as Error).message);
      continue;
    }
    const { problems, imports, relative } = await analyse(source, next, packages, file);
    files.push({ name: slashes(path.relative(folder, next)), path: next, source, imports });
    if (problems.length > 0) faults.push(formatProblems(shownPath, problems));
    for (const { specifier, line, column } of relative) {
      const target = followImport(next, specifier, isFile);
      if ('fault' in target) {
        const reason = `imports "${specifier}", which ${target.fault}`;
        faults.push(formatProblems(shownPath, [{ line, column, reason }]));
        candidatesOf(path.join(path.dirname(next), specifier)).forEach((each) => missing.add(each));
      } else if (!seen.has(target.file)) {
        seen.add(target.file);
        queue.push(target.file);
      }
    }
  }
  const names = files.map(({ name }) => name);
  const shown = names.map((name) => slashes(path.join(path.relative(siteDir, folder), name)));
  for (const { file: own, other, name } of sameInJavaScript(shown)) {
    faults.push(`${own} and ${other} have one name in JavaScript, ${name}; rename one of them`);
  }
  if (faults.length > 0) {
    throw new DemoFaults(
      faults,
      [...seen],
      [...missing].filter((each) => !isFile(each)),
    );
  }
  return files;
}
