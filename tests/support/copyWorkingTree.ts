import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeCopy, type Copy } from './makeCopy';

/** The files of a project that git knows or would take, relative to it; with those that are gone from the disk. */
function listFiles(folder: string, ...patterns: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const output = execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split('\0').filter(Boolean))];
}

/**
 * The written pages of a project, without those that a build generates.
 * @returns files relative to the project, such as `docs/components/buttons/index.mdx`
 */
export function listWrittenPages(folder: string): string[] {
  return listFiles(folder, 'docs/*.mdx', 'x-docs/*.mdx').filter(
    (file) => !/(^|\/)_/.test(file) && fs.existsSync(path.join(folder, file)),
  );
}

/**
 * Copies a project as it is on the disk, committed or not, with its installed packages and without anything that a
 * build has left.
 * @param root - of the project, a git repository
 */
export function copyWorkingTree(root: string): Copy {
  const copy = makeCopy(root);
  const present = new Set(listFiles(root).filter((file) => fs.existsSync(path.join(root, file))));
  for (const file of listFiles(copy.folder)) {
    if (!present.has(file)) fs.rmSync(path.join(copy.folder, file), { force: true });
  }
  for (const file of present) {
    const target = path.join(copy.folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(root, file), target);
  }
  return copy;
}
