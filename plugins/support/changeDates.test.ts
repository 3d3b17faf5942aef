import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changeDates, parseChangeDates } from './changeDates';

it('of each file the newest date counts', () => {
  const log = [
    'commit 2026-11-25',
    '',
    'docs/a/index.mdx',
    'docs/文.mdx',
    'commit 2026-11-01',
    '',
    'docs/a/index.mdx',
    'docs/b/index.mdx',
    '',
  ].join('\n');
  expect([...parseChangeDates(log)]).toEqual([
    ['docs/a/index.mdx', '2026-11-25'],
    ['docs/文.mdx', '2026-11-25'],
    ['docs/b/index.mdx', '2026-11-01'],
  ]);
});

describe('in a repository', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'dates-'));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T05:06:07Z' },
    });
  const clone = path.join(root, 'clone');
  const origin = path.join(root, 'origin');
  beforeAll(() => {
    fs.mkdirSync(origin);
    git(origin, 'init', '-q');
    for (const name of ['a.mdx', 'b.mdx']) {
      fs.writeFileSync(path.join(origin, name), name);
      git(origin, 'add', '.');
      git(origin, 'commit', '-q', '-m', name);
    }
    git(root, 'clone', '-q', '--depth', '1', `file://${origin}`, clone);
  });
  afterAll(() => fs.rmSync(root, { recursive: true }));

  it('files have the day of their commit', () => {
    expect([...changeDates(origin)]).toEqual([
      ['b.mdx', '2026-03-04'],
      ['a.mdx', '2026-03-04'],
    ]);
  });

  it('a folder within a repository knows none, whose paths are others', () => {
    const inner = path.join(origin, 'inner');
    fs.mkdirSync(inner);
    expect(changeDates(inner).size).toBe(0);
  });

  it('a shallow clone knows none', () => {
    expect(changeDates(clone).size).toBe(0);
  });

  it('a folder without git knows none', () => {
    fs.rmSync(path.join(clone, '.git'), { recursive: true });
    expect(changeDates(clone).size).toBe(0);
  });
});
