import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/**
 * Runs npm in a folder.
 * @throws with the end of what it said, if it fails
 */
export function npm(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 0, `npm ${args.join(' ')}\n${stdout}${stderr}`.slice(-4000));
}
