import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { verifiedDemosFile } from '../../config/verifiedFile';
import { packageFacts } from '../../plugins/demos/lib/sandbox/packageFacts';
import { readStyledDemo } from '../../plugins/demos/lib/readStyledDemo';
import { digestOf } from '../../plugins/demos/lib/verified/digestOf';
import { librariesOf } from '../../plugins/demos/lib/verified/librariesOf';
import { verifiedDemo } from '../../plugins/demos/lib/verified/verifiedDemo';
import { readVerified, type VerifiedRun } from '../../plugins/demos/lib/verified/readVerified';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import type { ParsedOptions } from '../../tools/command/parseOptions.cjs';
import { Refusal } from '../../tools/command/refusal.cjs';
import { runCommand } from '../../tools/command/runCommand.cjs';
import { createChecks } from '../support/createChecks';
import { findBrowser, launchBrowser } from '../support/findBrowser';
import { inTurn } from '../support/inTurn';
import { sitePackages } from '../support/sitePackages';
import { formsOf, type DemoForms } from './formsOf';
import { installOnce } from './installOnce';
import { keepVerified } from './keepVerified';
import { makeProject } from './makeProject';
import { npm } from './npm';
import { openForm } from './openForm';
import { startVite } from './startVite';

const root = path.resolve(__dirname, '../..');
const usualCount = 40;
const help = `Makes every project that a reader can make of some demos, in TypeScript and JavaScript and all of their stylings:
installs it from the exact versions of the packages, builds it and opens it in a browser.

  npm run demos:verify                    ${usualCount} demos, others with each commit; needs the npm registry and half an hour
  npm run demos:verify -- --count 8       so many
  npm run demos:verify -- --only tabs/    those with that in their id
  npm run demos:verify -- --dry-run       lists them, and makes nothing
  npm run demos:verify -- --write         keeps the outcome in ${verifiedDemosFile}, from which pages say what a demo was verified with
  npm run demos:verify -- --keep          leaves the projects where they are, and says where

Ends with a line "N passed, N failed".`;

const { check, conclude } = createChecks();
const packages = sitePackages(root);
const facts = packageFacts(root, {});

async function filesOf({ id }: DemoForms) {
  return (await readStyledDemo(path.join(root, `${id}.tsx`), root, packages)).files;
}

/** @returns the text that the project shows; undefined if something is wrong with it */
async function checkForm(
  browser: Browser,
  parent: string,
  demo: DemoForms,
  { style, code }: DemoForms['forms'][number],
): Promise<string | undefined> {
  const folder = path.join(parent, `${demo.id.replace(/\W+/g, '-')}-${style}-${code}`);
  const product = demo.page.startsWith('docs/') ? 'Material UI' : 'MUI X';
  let text: string | undefined;
  await check(`${demo.id} (${style}, ${code})`, async () => {
    const choice = { name: demo.name, product, style, code, language: 'en' } as const;
    await makeProject(root, demo.page, { ...choice, mode: 'light', direction: 'ltr' }, folder);
    installOnce(folder, path.join(parent, 'installs'));
    npm(folder, 'run', 'build');
    const server = await startVite(folder, 'preview');
    try {
      text = await openForm(browser, server.address);
    } finally {
      await server.stop();
    }
  });
  return text;
}

async function checkDemo(browser: Browser, parent: string, demo: DemoForms): Promise<boolean> {
  const texts: (string | undefined)[] = [];
  for (const form of demo.forms) texts.push(await checkForm(browser, parent, demo, form));
  if (texts.includes(undefined)) return false;
  return check(`${demo.id} says the same in all forms`, () => {
    for (const text of texts) assert.equal(text, texts[0]);
  });
}

function drawn({ options }: ParsedOptions): readonly DemoForms[] {
  const only = options['--only'];
  const count = Number(options['--count'] ?? usualCount);
  if (!Number.isInteger(count) || count < 1) {
    throw new Refusal(
      `--count ${options['--count']} is no number of demos. Write one from 1 up, as in --count 8`,
      2,
    );
  }
  const demos = formsOf(root).filter(({ id }) => only === undefined || id.includes(only));
  if (demos.length === 0) {
    throw new Refusal(
      `No demo has ${only} in its id. An id is the path of a file, as in docs/components/tabs/PillTabs`,
      2,
    );
  }
  return inTurn(demos, Math.ceil(demos.length / count));
}

async function write(found: Map<string, VerifiedRun | undefined>): Promise<void> {
  const file = path.join(root, verifiedDemosFile);
  const known = readVerified(file);
  const current = new Set<string>();
  for (const demo of formsOf(root).filter(({ id }) => Object.hasOwn(known, id))) {
    const files = await filesOf(demo);
    if (verifiedDemo({ file, id: demo.id, files, facts })) current.add(demo.id);
  }
  const runs = keepVerified(known, found, (id) => current.has(id));
  writeAtomically(file, `${JSON.stringify(runs, null, 2)}\n`);
  console.log(`${verifiedDemosFile}: ${Object.keys(runs).length} demos are verified`);
}

async function work(given: ParsedOptions): Promise<number> {
  const { options } = given;
  const demos = drawn(given);
  const projects = demos.reduce((sum, { forms }) => sum + forms.length, 0);
  console.log(`${demos.length} demos, ${projects} projects`);
  if (options['--dry-run'] !== undefined) {
    for (const { id, forms } of demos) {
      console.log(`${id}: ${forms.map(({ style, code }) => `${style} ${code}`).join(', ')}`);
    }
    return 0;
  }
  const place = await findBrowser();
  const browser = await launchBrowser(place);
  const name = `Chromium ${browser.version().split('.')[0]}`;
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  console.log(`Projects: ${parent}\nBrowser: ${name}, ${place.origin}`);
  const found = new Map<string, VerifiedRun | undefined>();
  try {
    for (const demo of demos) {
      const isRight = await checkDemo(browser, parent, demo);
      const files = await filesOf(demo);
      const libraries = librariesOf(files, facts);
      // One that imports no library shows nothing that a version could change.
      const isWorthIt = isRight && Object.keys(libraries).length > 0;
      const run = { digest: digestOf(files), packages: libraries, browser: name };
      found.set(demo.id, isWorthIt ? run : undefined);
    }
  } finally {
    await browser.close();
    if (options['--keep'] !== undefined) console.log(`The projects are still in ${parent}`);
    else fs.rmSync(parent, { recursive: true, force: true });
  }
  if (options['--write'] !== undefined) await write(found);
  return conclude();
}

void runCommand({
  name: 'npm run demos:verify',
  help,
  options: {
    '--count': true,
    '--only': true,
    '--dry-run': false,
    '--write': false,
    '--keep': false,
  },
  work,
});
