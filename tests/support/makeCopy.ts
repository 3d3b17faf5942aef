import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { copyProject } from '../../tools/version/files/copyProject';

/** A copy of the project that can be changed, built and thrown away. */
export interface Copy {
  folder: string;
  /** Runs a program in it and shows what it says. @returns its code and what it said */
  run: (
    command: string,
    args: string[],
    env?: Record<string, string>,
  ) => { code: number; output: string };
  /** Commits everything as it is. */
  commit: (message: string) => void;
  /** What git sees as changed or unknown. */
  changes: () => string;
  remove: () => void;
}

/**
 * Copies the last commit of a project; see {@link copyProject}.
 * @param root - of the project
 */
export function makeCopy(root: string): Copy {
  const folder = copyProject(root);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  return {
    folder,
    run(command, args, env = {}) {
      console.log(`  $ ${command} ${args.join(' ')}`);
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...env },
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { code: status ?? 1, output: `${stdout}${stderr}` };
    },
    commit(message) {
      git('add', '--all');
      git('commit', '--quiet', '--no-verify', '--message', message);
    },
    changes: () => git('status', '--porcelain'),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
