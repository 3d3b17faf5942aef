import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../command/run.mjs';
import { runCommand } from '../command/runCommand.cjs';
import { planChecks, type Check } from './planChecks';

const root = path.resolve(__dirname, '../..');
const help = `What a contributor runs before a push: types of everything; linters, formatter, content and unit tests for what has changed.
It takes a minute or two; CI runs all of npm test.

  npm run check                      against where the branch left main
  npm run check -- --since HEAD~3    against another commit

Ends with 1 if anything is wrong; every check runs to its end before that.`;

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Where the branch left main; the commit before the last one on main itself. */
function branchPoint(): string {
  const bases = ['origin/main', 'main'].map((name) => git('merge-base', name, 'HEAD'));
  const head = git('rev-parse', 'HEAD');
  const base = bases.find((commit) => commit !== undefined && commit !== head);
  return base ?? git('rev-parse', 'HEAD~1') ?? 'HEAD';
}

function changedSince(base: string): string[] {
  const tracked = git('diff', '--name-only', '--diff-filter=d', base);
  if (tracked === undefined) {
    throw new Error(`"${base}" is no commit of this repository. Give one, for example HEAD~3`);
  }
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...new Set([...tracked.split('\n'), ...untracked.split('\n')])].filter(
    (file) => file !== '' && fs.existsSync(path.join(root, file)),
  );
}

async function runLane(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, command, args } of checks) {
    const started = Date.now();
    const { code } = await run(command, args, { cwd: root });
    console.log(
      `── ${name}: ${code === 0 ? 'right' : 'WRONG'}, ${Math.round((Date.now() - started) / 1000)} s`,
    );
    if (code !== 0) failed.push(name);
  }
  return failed;
}

void runCommand({
  name: 'npm run check',
  help,
  options: { '--since': true },
  work: async ({ options }) => {
    const base = options['--since'] ?? branchPoint();
    const changed = changedSince(base);
    console.log(`${changed.length} files differ from ${base.slice(0, 12)}.`);
    const failed = (await Promise.all(planChecks(changed, base).map(runLane))).flat();
    if (failed.length > 0) console.error(`\nWrong: ${failed.join('; ')}`);
    return failed.length > 0 ? 1 : 0;
  },
});
