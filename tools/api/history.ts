import { runCommand } from '../command/runCommand.cjs';
import fs from 'node:fs';
import path from 'node:path';
import { pageTrees } from '../../config/page-tree';
import { mainPackages } from '../../config/versions';
import { apiProducts } from '../../plugins/api-reference/lib/products';
import { findPackage } from '../../plugins/support/findPackage';
import { referencePages } from '../../plugins/api-reference/lib/referencePages';
import { compileStep, inWorkshop } from './history/compileStep';
import { computeHistory } from './history/computeHistory';
import { codeKey, keptStep, removeOthers, stepKey } from './history/keptStep';
import {
  historyOptions,
  parseHistoryArguments,
  type HistoryMode,
} from './history/parseHistoryArguments';
import { planSteps } from './history/planSteps';
import { summarise } from './history/summarise';
import type { CompiledStep, Step } from './history/types';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { formatJson } from '../version/files/formatJson';
import { realCommands } from '../version/realCommands';
import { runQuietly } from '../version/runQuietly';

const siteDir = path.resolve(__dirname, '../..');
const target = path.join(siteDir, 'config/apiHistory.json');
const cache = path.join(siteDir, 'node_modules/.cache/api-history');

const help = `Computes the facts about versions that the API pages of the advanced components show: since when a
prop exists, and what changed since the last release of the major before. Writes config/apiHistory.json.

  npm run api:history                  computes and writes
  npm run api:history -- --dry-run     says what it would write
  npm run api:history -- --check       says whether the file is what would be written

Asks the npm registry for every release of the documented major up to the installed versions and for the last
one of the major before, installs each into a temporary folder (which it removes), compiles the reference from
it and compares. Some minutes at first; what was compiled is kept in node_modules/.cache/api-history, so that a
second run takes seconds. Run it after a library was updated.

Compared are own and inherited props of components, with type and default, and the names of the members of
interfaces, events and selectors; of hooks only whether they exist. Attributes of elements and CSS properties
are not compared.

Ends with 0, with 1 if it could not be done or --check found a difference, with 2 for wrong arguments.`;

/** The libraries that are compared: those of the advanced components. */
const libraries = apiProducts
  .filter(({ root }) => root.startsWith('/x/'))
  .flatMap((product) => product.libraries.map(({ name }) => name));

/** What the libraries are built on: the same at every step, so that only the libraries differ. */
const builtOn = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/system',
  '@types/react',
  '@types/react-dom',
  'csstype',
  'react',
  'react-dom',
];

/** The code that makes what is kept. */
const codePaths = [
  'plugins/api-reference/lib',
  'tools/api/history/compileStep.ts',
  'tools/api/history/stepManifest.ts',
  'tools/api/history/toStepPages.ts',
];

const stop = new AbortController();
const run = (command: string, args: readonly string[], cwd: string) =>
  runQuietly(command, args, cwd, stop.signal);

function installedVersion(name: string): string {
  const folder = findPackage(siteDir, name);
  if (!folder) throw new Error(`${name} is not installed: run npm install.`);
  const manifest = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

const versionsOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, installedVersion(name)]));

async function work(mode: HistoryMode): Promise<number> {
  const started = Date.now();
  const main = mainPackages.x;
  const installed = versionsOf(libraries);
  const { publishedVersions } = realCommands(siteDir, runQuietly);
  const published: Record<string, string[]> = {};
  for (const name of Object.keys(installed)) published[name] = await publishedVersions(name);
  const plan = planSteps(published, installed, main);

  const pages = referencePages([pageTrees.x]);
  const around = versionsOf(builtOn);
  const code = codeKey(codePaths.map((one) => path.join(siteDir, one)));
  const all: Step[] = [plan.before, ...plan.steps];
  const keys = all.map((step) => stepKey(step, { pages, around, code }));
  const compiled = await inWorkshop(async (root) => {
    const done: CompiledStep[] = [];
    for (const [at, step] of all.entries()) {
      stop.signal.throwIfAborted();
      const before = Date.now();
      let isKept = true;
      const stepPages = await keptStep(cache, keys[at]!, () => {
        isKept = false;
        return compileStep(step, { root, pages, around, run });
      });
      const how = isKept ? 'kept' : `${Math.round((Date.now() - before) / 1000)} s`;
      console.log(
        `${at + 1} of ${all.length}: ${step.version}, ${Object.keys(stepPages).length} pages (${how})`,
      );
      done.push({ ...step, pages: stepPages });
    }
    return done;
  });
  removeOthers(cache, new Set(keys));

  const [before, ...steps] = compiled as [CompiledStep, ...CompiledStep[]];
  const history = computeHistory(before, steps, main);
  const summary = summarise(compiled, history);
  const text = await formatJson(history);
  console.log(
    `${summary.text}; ${Math.round((Date.now() - started) / 1000)} s, ${Buffer.byteLength(text)} bytes`,
  );
  if (!summary.isComplete) return 1;

  const present = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : undefined;
  if (present === text) {
    console.log('config/apiHistory.json is what the packages say.');
    return 0;
  }
  if (mode === 'check') {
    console.error(
      'config/apiHistory.json is not what the packages say. Write it with npm run api:history',
    );
    return 1;
  }
  if (mode === 'dry-run') {
    console.log('config/apiHistory.json would be written.');
    return 0;
  }
  writeAtomically(target, text);
  console.log('config/apiHistory.json is written.');
  return 0;
}

// npm has to end before its folder can be removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop.abort(new Error('It was told to end, so nothing was written.')));
}
void runCommand({
  name: 'npm run api:history',
  help,
  options: historyOptions,
  parse: parseHistoryArguments,
  work: (mode) =>
    work(mode).catch((failure: unknown) => {
      throw stop.signal.aborted ? stop.signal.reason : failure;
    }),
});
