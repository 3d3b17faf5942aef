import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileReferenceWithExports } from '../../../plugins/api-reference/lib/compileReference';
import type { ReferencePage } from '../../../plugins/api-reference/lib/referencePages';
import type { Outcome } from '../../version/runQuietly';
import { stepManifest } from './stepManifest';
import { toStepExports } from './toStepExports';
import { toStepPages } from './toStepPages';
import type { Step, StepContent } from './types';

interface Tools {
  /** Folder into which the libraries are installed; see {@link inWorkshop}. */
  root: string;
  pages: readonly ReferencePage[];
  /** Versions of what the libraries are built on. */
  around: Readonly<Record<string, string>>;
  run: (command: string, args: readonly string[], cwd: string) => Promise<Outcome>;
}

const quiet = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--prefer-offline',
  '--loglevel=error',
];

/**
 * Gives a temporary folder to some work and removes it after that, also if the process is told to end.
 * @returns what the work returns
 */
export async function inWorkshop<T>(work: (root: string) => Promise<T>): Promise<T> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'api-history-')));
  const remove = () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 10 });
  process.once('exit', remove);
  try {
    return await work(root);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Installs the libraries of a step, in the place of those of the step before, and compiles what they have.
 * @throws if they cannot be installed, one is there at another version than asked for, or a type does not resolve
 */
export async function compileStep(
  step: Step,
  { root, pages, around, run }: Tools,
): Promise<StepContent> {
  fs.writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify(stepManifest(step.packages, around), null, 2),
  );
  const { code, stdout, stderr } = await run('npm', ['install', ...quiet], root);
  if (code !== 0) {
    throw new Error(
      `The libraries of ${step.version} cannot be installed. npm says:\n${`${stderr}\n${stdout}`.trim()}`,
    );
  }
  for (const [name, version] of Object.entries({ ...step.packages, ...around })) {
    const file = path.join(root, 'node_modules', name, 'package.json');
    const found = (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
    if (found !== version) {
      throw new Error(`npm installed ${name} ${found} where ${version} was asked for.`);
    }
  }
  try {
    const { models, exports } = compileReferenceWithExports({
      siteDir: root,
      libraries: Object.fromEntries(Object.keys(step.packages).map((name) => [name, name])),
      pages,
      partial: true,
    });
    return { pages: toStepPages(models), exports: toStepExports(exports) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`The libraries of ${step.version} were installed. ${message}`, {
      cause: error,
    });
  }
}
