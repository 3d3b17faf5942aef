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
 * @param told - what there is instead, for the error
 * @param glance - between two looks, in ms
 * @returns the seconds that it took
 * @throws after `limit` ms, with what there is instead
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  told: () => string | Promise<string>,
  limit = patience,
  glance = 100,
): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began >= limit)
      assert.fail(`${what}; there is:\n${(await told()).slice(-3000)}`);
    await wait(glance);
  }
  return (performance.now() - began) / 1000;
}

/** Waits until a server that was started serves a page. */
export function untilUp(server: DevServer, path: string): Promise<number> {
  const isUp = () =>
    fetch(server.origin + path).then(
      ({ ok }) => ok,
      () => false,
    );
  return until('never up', isUp, server.said, 5 * patience);
}
