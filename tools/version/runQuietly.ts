import { execFile } from 'node:child_process';
import path from 'node:path';
import { withoutOurOptions } from '../command/npmOptions.cjs';

/** What a program said. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program and keeps what it says.
 * @param command - one of the project's own, or any on the PATH
 * @param signal - ends it early
 * @param environment - variables besides those of this process
 * @throws if it cannot be started, or was ended
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  cwd: string,
  signal?: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const bin = path.join(cwd, 'node_modules/.bin');
    const child = execFile(
      command,
      args,
      {
        cwd,
        maxBuffer: 256 * 1024 * 1024,
        env: {
          ...withoutOurOptions(process.env),
          ...environment,
          PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        },
        shell: process.platform === 'win32',
      },
      (error, stdout, stderr) => {
        signal?.removeEventListener('abort', end);
        if (error && typeof error.code !== 'number') {
          reject(new Error(`${command} could not be run: ${error.message}`));
        } else {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
        }
      },
    );
    // Not the option `signal`: that answers before the program has ended, and npm goes on writing till then.
    const end = () => child.kill('SIGKILL');
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
