import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { startCommand, type StartedCommand } from './startCommand';

/** How long an edit may take to be seen or told, in ms: enough for a machine that does something else besides. */
export const patience = 60_000;

/** A development server that a test has started. */
export interface DevServer extends StartedCommand {
  origin: string;
}

/**
 * Starts the development server of a copy of the project.
 * @param options - of `npm start`, such as `--locale`, `zh`
 */
export function start(folder: string, port: number, ...options: string[]): DevServer {
  const args = ['tools/site/start.mjs', '--no-open', '--port', String(port), ...options];
  return { origin: `http://localhost:${port}`, ...startCommand(folder, args) };
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
