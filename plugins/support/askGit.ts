import { execFileSync } from 'node:child_process';

/**
 * Makes what asks git about a repository.
 * @param folder - in the repository; that is asked, whatever repository variables of git name
 * @returns runs git with arguments and returns what it prints
 * @throws (what is returned) without git or repository, or if git refuses
 */
export function askGit(folder: string): (...args: string[]) => string {
  return (...args) =>
    execFileSync('git', args, {
      cwd: folder,
      // A hook of git is told of its own repository by these, which need not be this one.
      env: {
        ...process.env,
        GIT_DIR: undefined,
        GIT_WORK_TREE: undefined,
        GIT_INDEX_FILE: undefined,
      },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
}
