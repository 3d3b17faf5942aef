import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** A command that a test has started and that goes on beside it. */
export interface StartedCommand {
  /** What it has printed since a moment. */
  said: (since?: number) => string;
  /** This moment. */
  mark: () => number;
  /** The code that it ended with. */
  ended: Promise<number>;
  stop: () => Promise<void>;
}

/**
 * Starts a script of Node beside the test.
 * @param folder - in which it runs
 * @param args - the script and what it is called with
 * @param env - variables beside those of the test
 */
export function startCommand(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): StartedCommand {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (text += stripVTControlCharacters(chunk.toString())));
  }
  const ended = new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return {
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
