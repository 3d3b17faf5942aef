import { makeFolder } from '../../../tests/support/makeFolder';
import { releaseOf } from './releaseOf';

const build = (files: Record<string, string>) => makeFolder(files).path;

const files = { 'assets/js/main.js': 'a', 'assets/js/b/c.js': 'b', 'assets/css/a.css': 'c' };

it('is the same for the same files in another folder, and another for another text or name', () => {
  const release = releaseOf(build(files));
  expect(release).toMatch(/^[\da-f]{16}$/);
  expect(releaseOf(build(files))).toBe(release);
  expect(releaseOf(build({ ...files, 'assets/js/main.js': 'd' }))).not.toBe(release);
  const { 'assets/css/a.css': text, ...scripts } = files;
  expect(releaseOf(build({ ...scripts, 'assets/css/b.css': text }))).not.toBe(release);
});

it('refuses a folder without scripts', () => {
  expect(() => releaseOf(build({ 'index.html': '' }))).toThrow('is no build: it has no scripts');
});
