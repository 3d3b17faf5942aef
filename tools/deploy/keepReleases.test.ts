import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeBelow } from '../../tests/support/writeBelow';
import { keepReleases } from './keepReleases';

let root: string;
const at = (name: string) => path.join(root, name);
const write = (name: string, text: string) => writeBelow(root, name, text);
const read = (name: string) => fs.readFileSync(at(name), 'utf8');
const table = { languages: ['zh'], caching: { namedByContent: ['/assets/'] } };

const recordOf = (locale: string, source = 'c0ffee') =>
  JSON.stringify({ locale, source, committed: '', settings: {} });

function build(release: string) {
  fs.rmSync(at('build'), { recursive: true, force: true });
  for (const locale of ['en', 'zh']) {
    write(`build/.hosting/languages/${locale}.json`, recordOf(locale));
  }
  write('build/.hosting/table.json', JSON.stringify(table));
  write('build/.hosting/digest', `${release}\n`);
  write('build/index.html', `home of ${release}`);
  write(`build/assets/js/main.${release}.js`, release);
  write(`build/zh/assets/js/main.${release}.js`, release);
  write('build/assets/js/same.0.js', 'same');
}
const scripts = () => fs.readdirSync(at('www/assets/js')).toSorted();
const keep = (most = 2, dryRun = false) => keepReleases(at('build'), at('www'), most, dryRun);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-'));
  build('a');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('keeps the scripts of as many releases as asked for, and one page', () => {
  keep();
  build('b');
  expect(keep().releases).toEqual(['b', 'a']);
  expect(scripts()).toEqual(['main.a.js', 'main.b.js', 'same.0.js']);
  expect(read('www/index.html')).toBe('home of b');
  build('c');
  const { removed, releases } = keep();
  expect(removed.toSorted()).toEqual(['assets/js/main.a.js', 'zh/assets/js/main.a.js']);
  expect(releases).toEqual(['c', 'b']);
  expect(scripts()).toEqual(['main.b.js', 'main.c.js', 'same.0.js']);
});

it('is the same when it is repeated, and takes an old release up again', () => {
  keep();
  build('b');
  keep();
  keep();
  build('a');
  expect(keep().releases).toEqual(['a', 'b']);
  expect(read('www/index.html')).toBe('home of a');
});

it('removes pages that the build no longer has', () => {
  write('build/old/index.html', 'old');
  keep();
  build('b');
  expect(keep().removed).toEqual(['old/index.html']);
});

it('writes what pages ask for before the pages', () => {
  const { written } = keep();
  const places = ['assets/js/main.a.js', 'zh/assets/js/main.a.js', 'index.html'].map((name) =>
    written.indexOf(name),
  );
  expect(Math.max(places[0]!, places[1]!)).toBeLessThan(places[2]!);
});

it('writes nothing in a dry run', () => {
  expect(keep(2, true).written).toHaveLength(8);
  expect(fs.existsSync(at('www'))).toBe(false);
});

it('refuses a folder that others have filled, and what is no build', () => {
  write('www/photos/one.jpg', 'mine');
  expect(() => keep()).toThrow(/has 1 files and no \.hosting\/releases\.json/);
  expect(read('www/photos/one.jpg')).toBe('mine');
  fs.rmSync(at('build/.hosting'), { recursive: true });
  expect(() => keep()).toThrow(/is no build of all languages/);
});

it('refuses a build without a language, and leaves what is served', () => {
  write('build/zh/index.html', 'home in Chinese');
  keep();
  build('b');
  fs.rmSync(at('build/.hosting/languages/zh.json'));
  expect(() => keep()).toThrow(/is no build of all languages: it has no zh\./);
  expect(read('www/zh/index.html')).toBe('home in Chinese');
});

it('refuses a build of two commits, and one that has not ended', () => {
  write('build/.hosting/languages/zh.json', recordOf('zh', 'decaf'));
  expect(() => keep()).toThrow(/all languages: en and zh are builds of two commits/);
  build('b');
  fs.rmSync(at('build/.hosting/digest'));
  expect(() => keep()).toThrow(/it has no \.hosting\/digest, as one that has not ended/);
});

it.each(['', '{}', '[{}]'])('refuses a folder whose record is damaged: %j', (text) => {
  write('www/.hosting/releases.json', text);
  expect(() => keep()).toThrow(/releases\.json is damaged/);
});

/** Breaks off when a file of this name is to be written. */
function breakOff(name: string) {
  fs.rmSync(at(`build/${name}`));
  // A link to nowhere is listed and cannot be read.
  fs.symlinkSync('/nowhere', at(`build/${name}`));
  expect(() => keep(3)).toThrow(/ENOENT/);
}

it('does not count a release that was broken off before its first page', () => {
  for (const release of ['a', 'b', 'c']) {
    build(release);
    keep(3);
  }
  build('d');
  breakOff('assets/js/main.d.js');
  build('e');
  expect(keep(3).releases).toEqual(['e', 'c', 'b']);
  expect(scripts()).toEqual(['main.b.js', 'main.c.js', 'main.e.js', 'same.0.js']);
});

it('counts one of which a page may have been served', () => {
  keep(3);
  build('b');
  breakOff('index.html');
  build('c');
  expect(keep(3).releases).toEqual(['c', 'b', 'a']);
});

it('makes a folder of what was a file, and a file of what was a folder', () => {
  write('build/x', 'file');
  keep();
  build('b');
  write('build/x/index.html', 'page');
  keep();
  expect(read('www/x/index.html')).toBe('page');
  build('c');
  write('build/x', 'file');
  keep();
  expect(read('www/x')).toBe('file');
});
