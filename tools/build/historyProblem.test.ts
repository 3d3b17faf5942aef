import { execFileSync } from 'node:child_process';
import { makeFolder } from '../../tests/support/makeFolder';
import { historyProblem } from './historyProblem';

const folder = makeFolder({ 'whole/a.txt': 'a', 'none/a.txt': 'a' });
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder.at(cwd),
    env: { ...process.env, GIT_DIR: undefined },
    stdio: 'pipe',
  });

beforeAll(() => {
  git('whole', 'init', '--quiet');
  git('whole', 'add', '.');
  git('whole', 'commit', '--quiet', '--message', 'First');
  git('whole', 'commit', '--quiet', '--allow-empty', '--message', 'Second');
  git('.', 'clone', '--quiet', '--depth=1', `file://${folder.at('whole')}`, 'shallow');
});

it('in CI a shallow clone is told in one line, with what to do', () => {
  const problem = historyProblem(folder.at('shallow'), { CI: 'true' });
  expect(problem).toMatch(/^This clone is shallow: .*fetch-depth: 0.*git fetch --unshallow/);
  expect(problem).not.toContain('\n');
});

it.each([
  ['a whole clone', 'whole', { CI: 'true' }],
  // There is no history to fetch.
  ['a folder without a repository', 'none', { CI: 'true' }],
  ['a shallow clone on a machine of its own', 'shallow', {}],
])('%s is all right', (_what, name, environment) => {
  expect(historyProblem(folder.at(name), environment)).toBeUndefined();
});
