import { runCommand } from '../command/runCommand.cjs';
import fs from 'node:fs';
import path from 'node:path';
import { pageTrees } from '../../config/page-tree';
import { mainPackages } from '../../config/versions';
import { apiProducts, type ApiProduct } from '../../plugins/api-reference/lib/products';
import { findPackage } from '../../plugins/support/findPackage';
import { referencePages, type ReferencePage } from '../../plugins/api-reference/lib/referencePages';
import { compileStep, inWorkshop } from './history/compileStep';
import { computeHistory } from './history/computeHistory';
import { computeTimeline } from './history/computeTimeline';
import { codeKey, keptStep, removeOthers, stepKey } from './history/keptStep';
import {
  historyOptions,
  parseHistoryArguments,
  type HistoryMode,
} from './history/parseHistoryArguments';
import { planMinors } from './history/planMinors';
import { planSteps } from './history/planSteps';
import { summarise } from './history/summarise';
import { timelineText } from './history/timelineText';
import type { CompiledStep, Step } from './history/types';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { formatJson } from '../version/files/formatJson';
import { realCommands } from '../version/realCommands';
import { runQuietly } from '../version/runQuietly';

const siteDir = path.resolve(__dirname, '../..');
const target = path.join(siteDir, 'config/apiHistory.json');
const timelines = path.join(siteDir, 'config/api-history');
const cache = path.join(siteDir, 'node_modules/.cache/api-history');

const help = `Computes the facts about versions that the site shows: of the advanced components since when a prop exists and
what changed since the last release of the major before (config/apiHistory.json), and of all how each page of
the reference came to be (config/api-history, a file for each product).

  npm run api:history                  computes and writes
  npm run api:history -- --dry-run     says what it would write
  npm run api:history -- --check       says whether the files are what would be written

Asks the npm registry: of the advanced components for every release of the documented major up to the installed
versions and the last one of the major before; of the core packages for the first release of each minor of two
majors and the last one before these. Installs each into a temporary folder (which it removes), compiles the
reference from it and compares. A quarter of an hour at first; what was compiled is kept in
node_modules/.cache/api-history, so that a second run takes seconds, and one that was ended goes on. Run it after
a library was updated.

Compared are own and inherited props of components, slots, classes, the members of interfaces, events and
selectors, what hooks take and return: with type, default, deprecation and whether they are required. Of exports
without a page it is known whether they are there. Attributes of elements and CSS properties are not compared.

Ends with 0, with 1 if it could not be done or --check found a difference, with 2 for wrong arguments.`;

/** The advanced components, which are released apart, and the core, which is released together. */
const [xProducts, coreProducts] = [
  apiProducts.filter(({ root }) => root.startsWith('/x/')),
  apiProducts.filter(({ root }) => !root.startsWith('/x/')),
];
const libraries = xProducts.flatMap((product) => product.libraries.map(({ name }) => name));
/** Without `@mui/lab`, all of whose releases are pre-releases with numbers of their own. */
const coreLibraries = ['@mui/material', '@mui/system'];

/** How the site calls a product of the reference. */
const siteId = ({ id, root }: ApiProduct): string =>
  root.startsWith('/x/') ? `x-${id}` : id === 'core' ? 'material-ui' : id;

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
  'tools/api/history/toStepExports.ts',
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

/** Compiles what the packages have at each step, or takes what an earlier run has kept. */
async function compileSteps(
  steps: readonly Step[],
  pages: readonly ReferencePage[],
  around: Readonly<Record<string, string>>,
  used: Set<string>,
): Promise<CompiledStep[]> {
  const code = codeKey(codePaths.map((one) => path.join(siteDir, one)));
  return inWorkshop(async (root) => {
    const done: CompiledStep[] = [];
    // The latest first: a run that is ended keeps what matters most.
    for (const [at, step] of [...steps].reverse().entries()) {
      stop.signal.throwIfAborted();
      const key = stepKey(step, { pages, around, code });
      used.add(key);
      const before = Date.now();
      let isKept = true;
      const content = await keptStep(cache, key, () => {
        isKept = false;
        return compileStep(step, { root, pages, around, run });
      });
      const how = isKept ? 'kept' : `${Math.round((Date.now() - before) / 1000)} s`;
      console.log(
        `${at + 1} of ${steps.length}: ${step.version}, ${Object.keys(content.pages).length} pages (${how})`,
      );
      done.unshift({ ...step, ...content });
    }
    return done;
  });
}

async function work(mode: HistoryMode): Promise<number> {
  const started = Date.now();
  const main = mainPackages.x;
  const installed = versionsOf(libraries);
  const installedCore = versionsOf(coreLibraries);
  const { publishedVersions } = realCommands(siteDir, runQuietly);
  const published: Record<string, string[]> = {};
  for (const name of [...libraries, ...coreLibraries]) {
    published[name] = await publishedVersions(name);
  }
  const plan = planSteps(published, installed, main);
  const planCore = planMinors(published, installedCore, mainPackages.default);

  const used = new Set<string>();
  const around = versionsOf(builtOn);
  const compiled = await compileSteps(
    [plan.before, ...plan.steps],
    referencePages([pageTrees.x]),
    around,
    used,
  );
  const compiledCore = await compileSteps(
    planCore,
    referencePages([pageTrees.default]),
    Object.fromEntries(Object.entries(around).filter(([name]) => !(name in installedCore))),
    used,
  );
  removeOthers(cache, used);

  const [before, ...steps] = compiled as [CompiledStep, ...CompiledStep[]];
  const history = computeHistory(before, steps, main);
  const summary = summarise(compiled, history);
  const files = new Map([[target, await formatJson(history)]]);
  for (const product of [...xProducts, ...coreProducts]) {
    const isCore = !product.root.startsWith('/x/');
    const timeline = computeTimeline(siteId(product), product, isCore ? compiledCore : compiled);
    files.set(path.join(timelines, `${timeline.product}.json`), timelineText(timeline));
  }
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  console.log(
    `${summary.text}; ${files.size} files of ${bytes} bytes, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (!summary.isComplete) return 1;

  const others = [...files].filter(
    ([file, text]) => !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text,
  );
  const names = others.map(([file]) => path.relative(siteDir, file)).join(', ');
  if (others.length === 0) {
    console.log('config/apiHistory.json and config/api-history are what the packages say.');
    return 0;
  }
  if (mode === 'check') {
    console.error(`Not what the packages say: ${names}. Write it with npm run api:history`);
    return 1;
  }
  if (mode === 'dry-run') {
    console.log(`Would be written: ${names}.`);
    return 0;
  }
  for (const [file, text] of others) writeAtomically(file, text);
  console.log(`Written: ${names}.`);
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
