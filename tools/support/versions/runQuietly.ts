import { execFile } from 'node:child_process';
import path from 'node:path';
import { withoutOurOptions } from './npmOptions';

/** What a program said. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program and keeps what it says.
 * @param command - one of the project's own, or any on the PATH
 * @throws if it cannot be started
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const bin = path.join(cwd, 'node_modules/.bin');
    execFile(
      command,
      args,
      {
        cwd,
        maxBuffer: 256 * 1024 * 1024,
        env: {
          ...withoutOurOptions(process.env),
          PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
        },
        shell: process.platform === 'win32',
      },
      (error, stdout, stderr) => {
        if (error && typeof error.code !== 'number') {
          reject(new Error(`${command} could not be run: ${error.message}`));
        } else {
          resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
        }
      },
    );
  });
}
