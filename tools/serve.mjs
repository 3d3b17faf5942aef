import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { belowBase, readBaseUrl } from './support/belowBase.mjs';
import { parsePort } from './support/parsePort.mjs';
import { createSiteServer, listen } from './support/server.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const help = `Serves the built site.

  npm run serve              on http://localhost:3000
  PORT=4000 npm run serve    on another port

Build it first: npm run build`;

/**
 * Serves build/ until the process ends.
 * @returns {Promise<void>} once it listens
 */
export async function serve() {
  const folder = path.join(root, 'build');
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error('There is no built site in build/. Run npm run build first.');
  }
  const baseUrl = readBaseUrl(folder);
  const server = belowBase(createSiteServer(folder), baseUrl);
  const port = await listen(server, parsePort(process.env.PORT));
  console.log(`\nThe site is at http://localhost:${port}${baseUrl} (Ctrl+C ends it)`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) console.log(help);
  else {
    serve().catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
  }
}
