import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareBuilds } from './compareBuilds';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

function write(name: string, files: Record<string, string>): string {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const files = { 'index.html': 'home', 'assets/js/main.1a.js': 'main', 'pagefind/a.pf_meta': 'm' };

it('finds no difference between the same files', () => {
  expect(compareBuilds(write('a', files), write('b', files))).toEqual({
    compared: 3,
    differing: [],
  });
});

it('names what has another byte, another name, or is there once', () => {
  const { 'index.html': page, ...others } = files;
  const other = write('c', { ...others, 'index.html': `${page}!`, 'more.txt': '' });
  fs.renameSync(path.join(other, 'pagefind/a.pf_meta'), path.join(other, 'pagefind/b.pf_meta'));
  expect(compareBuilds(path.join(root, 'a'), other).differing).toEqual([
    'index.html',
    'more.txt',
    'pagefind/a.pf_meta',
    'pagefind/b.pf_meta',
  ]);
});
