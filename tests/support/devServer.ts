import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** How long an edit may take to be seen or told, in ms: enough for a machine that does something else besides. */
export const patience = 60_000;

/** A development server that a test has started. */
export interface DevServer {
  origin: string;
  /** What it has printed since a moment. */
  said: (since?: number) => string;
  mark: () => number;
  ended: Promise<number>;
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a copy of the project.
 * @param options - of `npm start`, such as `--locale`, `zh`
 */
export function start(folder: string, port: number, ...options: string[]): DevServer {
  const args = ['tools/site/start.mjs', '--no-open', '--port', String(port), ...options];
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (text += stripVTControlCharacters(chunk.toString())));
  }
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return {
    origin: `http://localhost:${port}`,
    said: (since = 0) => text.slice(since),
    mark: () => text.length,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
      child.kill('SIGKILL');
    },
  };
}

/**
 * Waits until something is so.
 * @throws after `limit` ms, with what the server has told
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  told: () => string,
  limit = patience,
) {
  for (const end = Date.now() + limit; !(await isSo()); await wait(100)) {
    assert.ok(Date.now() < end, `${what}; the server said:\n${told().slice(-3000)}`);
  }
}
