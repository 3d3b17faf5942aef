import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBelow } from '../../../tests/support/writeBelow';
import { mergeBuilds } from './mergeBuilds';
import { recordFile } from './buildRecord';

let root: string;
const at = (name: string) => path.join(root, name);
const write = (name: string, text: string) => writeBelow(root, name, text);
const record = (locale: string, changes = {}) =>
  JSON.stringify({ locale, source: 'c0ffee', committed: '', settings: { Node: 's' }, ...changes });
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'merge-'));
  write('a/index.html', 'Home');
  write(`a/${recordFile('en')}`, record('en'));
  write('b/zh/index.html', '首页');
  write(`b/${recordFile('zh')}`, record('zh'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const merge = (folders = ['a', 'b'], finish: (folder: string) => void = () => {}) =>
  mergeBuilds(folders.map(at), at('build'), ['en', 'zh'], finish);
const refused = (message: RegExp, folders?: string[]) => {
  expect(() => merge(folders)).toThrow(message);
  expect(fs.readdirSync(root).filter((name) => name.startsWith('build'))).toEqual([]);
};

it('has every file of every language, and is finished before it is in its place', () => {
  merge(undefined, (folder) => {
    expect(fs.existsSync(at('build'))).toBe(false);
    fs.writeFileSync(path.join(folder, 'finished'), '');
  });
  expect(
    fs
      .readdirSync(at('build'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$|ed$/.test(name))
      .toSorted(),
  ).toEqual([
    '.hosting',
    '.hosting/languages/en.json',
    '.hosting/languages/zh.json',
    'finished',
    'index.html',
    'zh/index.html',
  ]);
});

it('takes a language from its own build, not from what the other one has left', () => {
  write('a/zh/index.html', 'out of date');
  merge();
  expect(fs.readFileSync(at('build/zh/index.html'), 'utf8')).toBe('首页');
});

it('refuses builds of two commits', () => {
  write(`b/${recordFile('zh')}`, record('zh', { source: 'decaf' }));
  refused(/two commits: c0ffee and decaf/);
});

it('refuses builds with two settings, and names the one that differs', () => {
  write(`b/${recordFile('zh')}`, record('zh', { settings: { Node: 't' } }));
  refused(
    /a \(en\) and .*b \(zh\) are builds of two deployments, which differ in Node\. Build both/,
  );
});

it('refuses builds of which nobody knows the commit', () => {
  for (const [folder, locale] of [
    ['a', 'en'],
    ['b', 'zh'],
  ] as const) {
    write(`${folder}/${recordFile(locale)}`, record(locale, { source: '' }));
  }
  refused(/a \(en\) was built without git/);
});

it('refuses what is no build, and what is not there', () => {
  write('c/index.html', '');
  refused(/c is no build: it has no \.hosting\/languages/, ['a', 'c']);
  refused(/nowhere is no folder/, ['a', 'nowhere']);
});

it('refuses a language twice, one that is missing, and one that is only spoken of', () => {
  refused(/both have the language "en"/, ['a', 'a', 'b']);
  write('c/zh/index.html', '');
  refused(/No build has the language "zh"/, ['a']);
  fs.rmSync(at('b/zh'), { recursive: true });
  refused(/has no folder of that name/);
});

it('refuses a record that says too little', () => {
  write(`b/${recordFile('zh')}`, '{"locale":"zh"}');
  refused(/zh\.json says no source/);
});

it('leaves nothing half done, and nothing that was there', () => {
  expect(() =>
    merge(undefined, () => {
      throw new Error('no disk');
    }),
  ).toThrow('no disk');
  expect(fs.readdirSync(root).toSorted()).toEqual(['a', 'b']);
  write('build/kept', '');
  expect(() => merge()).toThrow(/is not empty/);
  expect(fs.readdirSync(at('build'))).toEqual(['kept']);
});
