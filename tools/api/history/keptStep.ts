import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ReferencePage } from '../../../plugins/api-reference/lib/referencePages';
import { writeAtomically } from '../../../plugins/support/writeAtomically';
import type { Step, StepContent } from './types';

/** What a kept result depends on, apart from the step. */
export interface Ingredients {
  pages: readonly ReferencePage[];
  around: Readonly<Record<string, string>>;
  /** Stands for the code that makes the result; see {@link codeKey}. */
  code: string;
}

const sorted = (record: Readonly<Record<string, string>>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The key of code: it changes with TypeScript and with every file.
 * @param paths - files, and folders whose files count, tests apart
 */
export function codeKey(paths: readonly string[]): string {
  const hash = createHash('sha256').update(ts.version);
  for (const one of paths) {
    const files = fs.statSync(one).isDirectory()
      ? fs
          .readdirSync(one)
          .filter((name) => /(?<!\.test)\.ts$/.test(name))
          .sort()
          .map((name) => path.join(one, name))
      : [one];
    for (const file of files) {
      hash.update(`\0${path.basename(file)}\0`).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** The key of a step's result: it changes with a version, the pages or the code. */
export function stepKey(step: Step, { pages, around, code }: Ingredients): string {
  const of = [
    code,
    sorted(step.packages),
    sorted(around),
    pages.map(({ pathname, name }) => [pathname, name]),
  ];
  return createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 32);
}

function isContent(kept: unknown): kept is StepContent {
  const { pages, exports } = (kept ?? {}) as Partial<StepContent>;
  return exports !== undefined && Object.keys(pages ?? {}).length > 0;
}

/**
 * What an earlier run has kept of a step, else what `compile` gives, which is kept.
 * @param folder - of the kept results; made if it is not there
 */
export async function keptStep(
  folder: string,
  key: string,
  compile: () => Promise<StepContent>,
): Promise<StepContent> {
  const file = path.join(folder, `${key}.json`);
  try {
    const kept: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (isContent(kept)) return kept;
  } catch {
    // Not there, or written by a run that was killed: compile again.
  }
  const content = await compile();
  writeAtomically(file, JSON.stringify(content));
  return content;
}

/** Removes the kept results that no step of this run used. */
export function removeOthers(folder: string, keys: ReadonlySet<string>): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (!keys.has(name.replace(/\.json$/, ''))) fs.rmSync(path.join(folder, name), { force: true });
  }
}
