import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeLanguageSite } from '../languages/siteFixture';
import { digestFile } from './buildDigest';
import { forgetRecord, readRecords, recordFile, sourceOf } from './buildRecord';

let site: ReturnType<typeof makeLanguageSite>;
const commit = (folder: string) => {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...who, 'commit', '--quiet', '--allow-empty', '--message', 'More'], {
    cwd: folder,
  });
};
beforeEach(() => {
  site = makeLanguageSite();
  commit(site.root);
});
afterEach(() => site.done());

it('knows the commit, and when something is changed', () => {
  const clean = sourceOf(site.root);
  expect(clean.source).toMatch(/^[0-9a-f]{40}$/);
  expect(clean.committed).not.toBe('');
  site.append('docs/buttons/index.mdx', 'More.');
  expect(sourceOf(site.root).source).toMatch(new RegExp(`^${clean.source}\\+`));
});

it.each<[string, () => void]>([
  ['a link to a folder', () => fs.symlinkSync(site.at('docs'), site.at('linked'))],
  ['a dead link', () => fs.symlinkSync('/nowhere', site.at('dead'))],
  [
    'another repository',
    () => {
      site.write('nested/a', 'a');
      execFileSync('git', ['init', '--quiet'], { cwd: site.at('nested') });
      commit(site.at('nested'));
    },
  ],
])('knows the commit beside %s', (_what, make) => {
  const { source, committed } = sourceOf(site.root);
  make();
  const beside = sourceOf(site.root);
  expect(beside.source).toMatch(new RegExp(`^${source}\\+`));
  expect(beside.committed).toBe(committed);
});

it('takes a link in place of node_modules for what it is', () => {
  const clean = sourceOf(site.root);
  fs.renameSync(site.at('node_modules'), `${site.root}-modules`);
  try {
    fs.symlinkSync(`${site.root}-modules`, site.at('node_modules'));
    expect(sourceOf(site.root)).toEqual(clean);
  } finally {
    fs.rmSync(`${site.root}-modules`, { recursive: true });
  }
});

it('knows nothing without a repository', () => {
  site.remove('.git');
  expect(sourceOf(site.root)).toEqual({ source: '', committed: '' });
});

it('forgets of a build that is begun that it is whole, and what the language was made of', () => {
  const record = { source: 'c0ffee', committed: '', settings: {} };
  for (const locale of ['en', 'zh']) {
    site.write(path.join('build', recordFile(locale)), JSON.stringify({ locale, ...record }));
  }
  site.write(path.join('build', digestFile), 'd1');
  forgetRecord(site.at('build'), 'zh');
  expect(readRecords(site.at('build')).map(({ locale }) => locale)).toEqual(['en']);
  expect(fs.existsSync(site.at(path.join('build', digestFile)))).toBe(false);
});
