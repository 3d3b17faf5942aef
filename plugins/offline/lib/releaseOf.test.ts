import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseOf } from './releaseOf';

function build(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

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
