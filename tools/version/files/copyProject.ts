import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Copies the last commit of a project, with its installed packages as hard links: these are some gigabytes,
 * and npm replaces files, it does not write into them.
 * @param root - of the project, and of its repository
 * @returns the folder of the copy, which whoever asks removes
 */
export function copyProject(root: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-copy-'));
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'pipe' });
  const modules = path.join(folder, 'node_modules');
  const from = path.join(root, 'node_modules');
  try {
    execFileSync('cp', ['-al', from, modules], { stdio: 'pipe' });
  } catch {
    // Another file system, or a cp without hard links.
    fs.rmSync(modules, { recursive: true, force: true });
    execFileSync('cp', ['-R', from, modules]);
  }
  fs.rmSync(path.join(modules, '.cache'), { recursive: true, force: true });
  // The one file that npm does write into.
  const lock = path.join(modules, '.package-lock.json');
  fs.rmSync(lock);
  fs.copyFileSync(path.join(from, '.package-lock.json'), lock);
  return folder;
}
