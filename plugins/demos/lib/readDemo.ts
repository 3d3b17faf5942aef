import fs from 'node:fs';
import path from 'node:path';
import { findJsonFault } from '../../support/jsonFault.cjs';
import { readText } from '../../support/readText';
import { analyseDemo, type DemoAnalysis } from './analyseDemo';
import { checkStylesheet } from './checkStylesheet';
import { classNames } from './classNames';
import { unknownUtilities } from './compileTailwind';
import { DemoFaults } from './demoFaults';
import { shownName, styleOf } from './demoFiles';
import { formatProblems, type DemoProblem } from './demoProblem';
import type { DemoFile } from './demoSources';
import { pictureProblems } from './pictureProblems';
import { candidatesOf, followImport, kindOf } from './sideFiles';

/** A file of a demo as read from disk. */
export interface ReadDemo extends DemoFile {
  /** Absolute path. */
  path: string;
  /** Everything it imports, as written. */
  imports: string[];
}

function dataProblems(source: string): DemoProblem[] {
  const fault = findJsonFault(source);
  return fault ? [{ ...fault, reason: `is no JSON: ${fault.reason}` }] : [];
}

async function analyse(
  source: string,
  file: string,
  packages: ReadonlySet<string>,
  demo: string,
): Promise<DemoAnalysis> {
  const kind = kindOf(file);
  if (kind === 'stylesheet') {
    return { problems: checkStylesheet(source, file), imports: [], relative: [] };
  }
  if (kind === 'data') return { problems: dataProblems(source), imports: [], relative: [] };
  if (kind === 'picture') return { problems: pictureProblems(source), imports: [], relative: [] };
  const analysis = analyseDemo(source, file, packages, file === demo, path.dirname(demo));
  if (styleOf(demo) !== 'tailwind') return analysis;
  const { used } = classNames(source);
  const unknown = new Set(await unknownUtilities(used.map(({ name }) => name)));
  return {
    ...analysis,
    problems: [
      ...analysis.problems,
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

function isFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    // Not there, or below something that is no folder.
    return false;
  }
}

/**
 * Finds files that would have one name in JavaScript, where `rows.ts` becomes `rows.js`.
 * @param files - paths below the demo's folder
 */
function sameInJavaScript(files: readonly string[]): string[] {
  const byName = new Map<string, string>();
  return files.flatMap((file) => {
    const name = shownName(file).replace(/\.[jt]sx?$/, '.js');
    const other = byName.get(name);
    byName.set(name, file);
    return other
      ? [`${file} and ${other} have one name in JavaScript, ${name}; rename one of them`]
      : [];
  });
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
  faults.push(
    ...sameInJavaScript(
      names.map((name) => slashes(path.join(path.relative(siteDir, folder), name))),
    ),
  );
  if (faults.length > 0) {
    throw new DemoFaults(
      faults,
      [...seen],
      [...missing].filter((each) => !isFile(each)),
    );
  }
  return files;
}
