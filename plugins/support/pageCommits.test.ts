import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageCommits, parseCommits } from './pageCommits';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'commits-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const root = path.join(folder, 'site');

const git = (day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_DIR: undefined },
  }).trim();
function commit(day: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  git(day, 'add', '.');
  git(day, 'commit', '--quiet', '--message', 'Change');
  return git(day, 'rev-parse', 'HEAD').slice(0, 10);
}
const zh = 'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx';

it('tells each language of a page apart, remembers, and notices the next commit', () => {
  fs.mkdirSync(root);
  git('2026-01-01', 'init', '--quiet');
  const first = commit('2026-01-01', {
    '.gitignore': 'node_modules',
    'docs/a/index.mdx': '1',
    [zh]: '一',
  });
  const second = commit('2026-02-02', { 'docs/a/index.mdx': '2', 'src/b.ts': '' });
  const before = pageCommits(root);
  expect(Object.fromEntries(before)).toEqual({
    'docs/a/index.mdx': { date: '2026-02-02', commit: second },
    [zh]: { date: '2026-01-01', commit: first },
  });
  expect(pageCommits(root)).toEqual(before);
  const third = commit('2026-03-03', { [zh]: '二' });
  expect(pageCommits(root).get(zh)).toEqual({ date: '2026-03-03', commit: third });
});

it('knows nothing in a shallow clone, below another repository, or without one', () => {
  execFileSync('git', [
    'clone',
    '--quiet',
    '--depth=1',
    `file://${root}`,
    path.join(folder, 'shallow'),
  ]);
  expect(pageCommits(path.join(folder, 'shallow')).size).toBe(0);
  expect(pageCommits(path.join(root, 'docs')).size).toBe(0);
  expect(pageCommits(folder).size).toBe(0);
});

it('takes pages, at their newest commit', () => {
  const [newer, older] = ['a', 'b'].map((each) => each.repeat(40));
  const log = `commit ${newer} 2026-02-02\n\ndocs/a.mdx\ncommit ${older} 2026-01-01\n\ndocs/a.mdx\ndocs/A.tsx\n`;
  expect([...parseCommits(log)]).toEqual([
    ['docs/a.mdx', { date: '2026-02-02', commit: 'aaaaaaaaaa' }],
  ]);
});
