import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeFirst } from '../../plugins/support/commandLock.cjs';
import { checkReady } from '../command/checkReady.mjs';
import { runCommand } from '../command/runCommand.cjs';
import { isPortFree } from './isPortFree.mjs';
import { parsePort } from './parsePort.mjs';
import { parseStart } from './parseStart.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const help = `Development server: shows the site while it is written.

  npm start                     English, on http://localhost:3000
  npm start -- --locale zh      Chinese
  npm start -- --port 3001      on another port, as PORT=3001 does
  npm start -- --no-open        does not open a browser

Other options go to docusaurus start. Builds, and servers of other languages or on other ports, may run at the same time.`;

/** Servers of one language that run at the same time. */
const most = 9;

/**
 * Chooses the folder of generated files: one for each language, so that neither a build nor a server of another language writes into
 * it, and another one for each server of the same language.
 */
function chooseFolder(locale, command) {
  const names = Array.from({ length: most }, (_, index) =>
    index === 0 ? `start-${locale}` : `start-${locale}-${index + 1}`,
  );
  const taken = takeFirst(root, names, command);
  if (!taken)
    throw new Error(`${most} servers of the language "${locale}" run here already. End one.`);
  return `.docusaurus/${taken.name}`;
}

async function work(args) {
  checkReady(root);
  const { locale, port: given, host } = parseStart(args);
  const locales = ['en', ...fs.readdirSync(path.join(root, 'i18n'))].filter(
    (name) => !/\./.test(name),
  );
  if (!locales.includes(locale)) {
    throw new Error(
      `There is no language "${locale}". The site has ${locales.join(', ')}; they are listed in config/i18n.ts.`,
    );
  }
  const port = parsePort(given ?? process.env.PORT, given === undefined ? 'PORT' : '--port');
  if (!(await isPortFree(port, host))) {
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`,
    );
  }
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = chooseFolder(
    locale,
    ['npm start', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  );
  process.chdir(root);
  process.argv.splice(1, Infinity, 'docusaurus', 'start', ...args);
  await import('@docusaurus/core/bin/docusaurus.mjs');
}

await runCommand({
  name: 'npm start',
  help,
  takes: 'anything',
  work: ({ rest }) => work(rest),
});
