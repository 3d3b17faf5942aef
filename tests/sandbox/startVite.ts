import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../support/freePort';

/** A server of a project that runs until it is stopped. */
export interface ViteServer {
  address: string;
  stop: () => Promise<void>;
}

const startTime = 60_000;

/**
 * Starts Vite in a project, on loopback.
 * @param command - `dev` serves the sources, `preview` what was built
 * @throws with what Vite said, if it does not answer within a minute
 */
export async function startVite(folder: string, command: 'dev' | 'preview'): Promise<ViteServer> {
  const port = await freePort();
  const address = `http://localhost:${port}/`;
  const program = path.join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(
    process.execPath,
    [program, command, '--host', 'localhost', '--port', String(port), '--strictPort'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const listen = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
  };
  const last = Date.now() + startTime;
  while (child.exitCode === null && Date.now() < last) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`Vite does not start:\n${said}`);
}
