import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../command/runCommand.cjs';
import { belowBase, readBaseUrl } from './belowBase.mjs';
import { chosenPort, portOptions } from './parsePort.mjs';
import { createSiteServer, listen } from './server.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const help = `Serves the built site.

  npm run serve                   on http://localhost:3000
  npm run serve -- --port 4000    on another port, as PORT=4000 does

Build it first: npm run build`;

/**
 * Serves build/ until the process ends.
 * @param {number} wanted port; 0 stands for any free one
 * @returns {Promise<void>} once it listens
 */
export async function serve(wanted) {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no built site in build/. Run npm run build first.');
  }
  const baseUrl = readBaseUrl(folder);
  const server = belowBase(createSiteServer(folder), baseUrl);
  const port = await listen(server, wanted);
  console.log(`\nThe site is at http://localhost:${port}${baseUrl} (Ctrl+C ends it)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand({
    name: 'npm run serve',
    help,
    options: portOptions,
    parse: chosenPort,
    work: serve,
  });
}
