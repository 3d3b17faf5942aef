import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Says whether `npm ci` has to run: node_modules is absent or older than the lockfile.
 * @param {string} root folder of the project
 * @returns {boolean}
 */
export function needsInstall(root) {
  // npm writes this file last, so its time is that of the last complete install.
  const marker = path.join(root, 'node_modules', '.package-lock.json');
  if (!fs.existsSync(marker)) return true;
  return fs.statSync(marker).mtimeMs < fs.statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/**
 * Installs what is missing. Ends the process with npm's own code if that fails.
 * @param {string} root folder of the project
 */
export function installWhatIsMissing(root) {
  if (!needsInstall(root)) return;
  console.log('Installing dependencies (npm ci) …');
  const result = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed; its own message above says why.');
    process.exit(result.status ?? 1);
  }
}
