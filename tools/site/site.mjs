import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkReady } from '../command/checkReady.mjs';
import { installWhatIsMissing } from '../command/install.mjs';
import { chosenPort, portOptions } from './parsePort.mjs';
import { run } from '../command/run.mjs';
import { runCommand } from '../command/runCommand.cjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const help = `Installs what is missing, builds the site in every language, and serves it.

  npm run site                   on http://localhost:3000
  npm run site -- --port 4000    on another port, as PORT=4000 does`;

/** Fails before the build, not after it, if the port is taken. */
function checkPort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Stop what uses it, or choose another: npm run site -- --port ${port + 1}`,
            )
          : error,
      );
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

async function work(port) {
  await checkPort(port);
  checkReady(root, { installs: true });
  await installWhatIsMissing(root, 'npm run site');
  // Built to be looked at here.
  const env = { SITE_URL: process.env.SITE_URL || 'http://localhost:3000' };
  const { code } = await run('npm', ['run', '--silent', 'build'], { cwd: root, env });
  if (code !== 0) throw new Error('The build failed; its own message above says why.');
  // Imported only now: it needs what was just installed.
  const { serve } = await import('./serve.mjs');
  await serve(port);
}

await runCommand({
  name: 'npm run site',
  help,
  options: portOptions,
  parse: chosenPort,
  work,
});
