import { spawn } from 'node:child_process';
import { endTogether } from './endTogether.cjs';

/**
 * Runs a command of the project and waits for it.
 * @param {string} command binary from node_modules/.bin, or any on the PATH
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined>, isHeld?: boolean, signal?: AbortSignal }} options isHeld:
 *   whether what it prints is only returned, since other commands print at the same time; signal: ends it
 * @returns {Promise<{ code: number, output: string }>} what it printed; shown as it comes unless it is held
 */
export function run(command, args, { cwd, env, isHeld = false, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `${cwd}/node_modules/.bin:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      signal,
    });
    endTogether(child);
    let output = '';
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!isHeld) target.write(chunk);
      });
    }
    child.on('error', (error) => {
      // It closes all the same.
      if (error.name !== 'AbortError') reject(error);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
