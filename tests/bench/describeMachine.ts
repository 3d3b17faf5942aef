import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { type Machine } from './results';

/** The commit, and whether the files are those of it. */
function commitOf(root: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = git('status', '--porcelain') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

/**
 * What figures depend on.
 * @param root - of the project
 * @param browser - name and version of the browser
 */
export function describeMachine(root: string, browser: string): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(root),
    cores: os.cpus().length,
    processor: os.cpus()[0]?.model.trim() ?? 'unknown processor',
    memoryBytes: os.totalmem(),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    browser,
  };
}
