import { fork } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { endTogether } from '../command/endTogether.cjs';

/** A process that has begun to load Docusaurus. */
export interface DocusaurusAhead {
  /**
   * Runs a command in the process, once: while it is loaded, Docusaurus reads variables of the environment, and later ones count for nothing.
   * @param args - behind `docusaurus`
   * @param env - that the command needs beside the given one
   * @returns the process's exit code; nothing if it was used before, or was started with other variables
   */
  run: (
    args: readonly string[],
    env: Readonly<Record<string, string>>,
  ) => Promise<number> | undefined;
  /** Ends the process if it is not in use. */
  end: () => void;
}

/**
 * Starts Docusaurus before it is known what it will have to do.
 * @param root - of the project
 * @param started - variables of its environment beside those of this process
 */
export function docusaurusAhead(
  root: string,
  started: Readonly<Record<string, string>>,
): DocusaurusAhead {
  const child = fork(path.join(__dirname, 'waitingDocusaurus.mjs'), {
    cwd: root,
    env: { ...process.env, ...started },
    // This process's own, `--import tsx`, is not for Docusaurus.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isUsed = false;
  const end = () => {
    if (!isUsed) child.kill();
  };
  process.once('exit', end);
  return {
    run(args, env) {
      if (isUsed || !isDeepStrictEqual(env, started)) return undefined;
      isUsed = true;
      endTogether(child);
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve(code ?? 1));
        child.send([...args]);
      });
    },
    end,
  };
}
