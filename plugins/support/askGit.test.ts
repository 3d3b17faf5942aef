import { makeFolder } from '../../tests/support/makeFolder';
import { askGit } from './askGit';

const { env } = process;
afterEach(() => {
  process.env = env;
});

it('asks of the folder, whatever repository a hook is told of', () => {
  const folder = makeFolder({ 'a.txt': '', 'b/c.txt': '' });
  const git = askGit(folder.path);
  git('init', '--quiet');
  git('add', '.');
  process.env = { ...env, GIT_DIR: makeFolder().path, GIT_INDEX_FILE: folder.at('none') };
  expect(git('ls-files')).toBe('a.txt\nb/c.txt\n');
});

it('throws without a repository', () => {
  expect(() => askGit(makeFolder().path)('log')).toThrow();
});
