import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { digestInputs } from './digestInputs';
import { makeLanguageSite } from './siteFixture';

let site: ReturnType<typeof makeLanguageSite>;
beforeEach(() => {
  site = makeLanguageSite();
});
afterEach(() => site.done());

const translation = 'i18n/zh/docusaurus-plugin-content-docs/current/buttons/index.mdx';
const digest = (...settings: string[]) => digestInputs(site.root, ['en', 'zh'], settings);

it.each<[string, string[], () => void]>([
  ['the text of a translated page', ['en'], () => site.append('docs/buttons/index.mdx', 'More.')],
  [
    'a demo on a translated page',
    ['en', 'zh'],
    () => site.append('docs/buttons/index.mdx', '\n<Demo name="Icons" height={40} />\n'),
  ],
  ['a page without translation', ['en', 'zh'], () => site.append('docs/chips/index.mdx', 'More.')],
  ['a translation', ['zh'], () => site.append(translation, '更多。')],
  ['a translation that is gone', ['en', 'zh'], () => site.remove(translation)],
  ['a demo', ['en', 'zh'], () => site.append('docs/buttons/Sizes.tsx', '\n')],
  ['texts of the interface', ['en', 'zh'], () => site.write('i18n/zh/code.json', '{"a":{}}')],
  ['a new file', ['en', 'zh'], () => site.write('src/shell/Footer.tsx', '')],
  ['a new page', ['en', 'zh'], () => site.write('docs/tabs/index.mdx', 'Tabs.')],
  ['a file that is gone', ['en', 'zh'], () => site.remove('docs/buttons/Sizes.tsx')],
  [
    'another name',
    ['en', 'zh'],
    () => fs.renameSync(site.at('docs/buttons/Sizes.tsx'), site.at('docs/buttons/Size.tsx')),
  ],
  ['the packages', ['en', 'zh'], () => site.append('package-lock.json', '\n')],
  [
    'what is installed',
    ['en', 'zh'],
    () => site.append('node_modules/.package-lock.json', '{"packages":{"a":{}}}'),
  ],
  [
    'a page that a person ignores for himself',
    ['en', 'zh'],
    () => {
      site.write('.git/info/exclude', 'draft/\n');
      site.write('docs/draft/index.mdx', 'Draft.');
    },
  ],
  ['a test', [], () => site.append('tests/e2e/home.spec.ts', '// More')],
  ['a test beside a file', [], () => site.write('src/shell/Header.test.tsx', '')],
  ['a readme', [], () => site.write('README.md', '# Site')],
  ['a generated page', [], () => site.append('docs/api-docs/button/index.mdx', 'Anew.')],
  ['a built page', [], () => site.write('build/index.html', '')],
  ['other packages than those of npm', [], () => site.write('node_modules/a/index.js', '')],
  ['what git is told of', [], () => site.git('rm', '--cached', '-r', '--quiet', 'src')],
])('sees %s in %j', (_what, expected, change) => {
  const before = digest()!;
  expect(digest()).toEqual(before);
  change();
  const after = digest()!;
  expect(['en', 'zh'].filter((locale) => before.get(locale) !== after.get(locale))).toEqual(
    expected,
  );
});

it.each([
  ['a demo', 'docs/buttons/Sizes.tsx'],
  ['the packages', 'package-lock.json'],
])('sees the day on which %s is committed, which the sitemap has', (_what, file) => {
  const commit = (day: string) => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
    const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
    const args = [...who, 'commit', '--quiet', '--all', '--message', 'More'];
    execFileSync('git', args, { cwd: site.root, env });
  };
  commit('2026-01-01');
  site.append(file, '\n');
  const before = digest()!;
  commit('2026-06-01');
  const after = digest()!;
  for (const locale of ['en', 'zh']) expect(after.get(locale)).not.toBe(before.get(locale));
});

it('does not see what no build reads', () => {
  const of = (unread: string[]) => digestInputs(site.root, ['en', 'zh'], [], unread)?.get('en');
  const [all, some] = [of([]), of(['docs/chips/'])];
  site.append('docs/chips/index.mdx', 'More.');
  expect(of([])).not.toBe(all);
  expect(of(['docs/chips/'])).toBe(some);
});

it('sees a setting', () => {
  const digests = [digest(), digest('SITE_URL=a'), digest('SITE_URL=', 'a')];
  expect(new Set(digests.map((each) => each?.get('en'))).size).toBe(3);
  expect(new Set(digests.map((each) => each?.get('zh'))).size).toBe(3);
});

it('keeps names and texts apart', () => {
  site.write('src/a', 'bc');
  const before = digest();
  site.remove('src/a');
  site.write('src/ab', 'c');
  expect(digest()).not.toEqual(before);
});

it('sees the whole text again when the last translation is gone from the disk, though not from git', () => {
  site.remove(translation);
  const before = digest()!;
  site.append('docs/buttons/index.mdx', 'More.');
  expect(digest()!.get('zh')).not.toBe(before.get('zh'));
});

it('asks this repository, though a hook of git is told of another one', () => {
  const before = digest();
  process.env.GIT_DIR = '/nowhere';
  try {
    expect(digest()).toEqual(before);
  } finally {
    delete process.env.GIT_DIR;
  }
});

it('takes a link in place of node_modules for what it is', () => {
  fs.renameSync(site.at('node_modules'), `${site.root}-modules`);
  try {
    fs.symlinkSync(`${site.root}-modules`, site.at('node_modules'));
    expect(digest()?.size).toBe(2);
  } finally {
    fs.rmSync(`${site.root}-modules`, { recursive: true });
  }
});

describe('is nothing', () => {
  it('without a repository', () => {
    site.remove('.git');
    expect(digest()).toBeUndefined();
  });

  it('without git', () => {
    const { PATH } = process.env;
    process.env.PATH = '';
    try {
      expect(digest()).toBeUndefined();
    } finally {
      process.env.PATH = PATH;
    }
  });

  it('in a folder that the repository around it ignores', () => {
    site.write('build/copy/package.json', '{}');
    expect(digestInputs(site.at('build/copy'), ['en'], [])).toBeUndefined();
  });

  it('with a folder whose files git does not list', () => {
    const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'elsewhere-'));
    try {
      fs.symlinkSync(elsewhere, site.at('docs/linked'));
      expect(digest()).toBeUndefined();
    } finally {
      fs.rmSync(elsewhere, { recursive: true });
    }
  });
});
