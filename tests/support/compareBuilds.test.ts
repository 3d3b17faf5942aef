import fs from 'node:fs';
import { compareBuilds } from './compareBuilds';
import { makeFolder } from './makeFolder';

const files = { 'index.html': 'home', 'assets/js/main.1a.js': 'main', 'pagefind/a.pf_meta': 'm' };

it('finds no difference between the same files', () => {
  expect(compareBuilds(makeFolder(files).path, makeFolder(files).path)).toEqual({
    compared: 3,
    differing: [],
  });
});

it('names what has another byte, another name, or is there once', () => {
  const { 'index.html': page, ...others } = files;
  const other = makeFolder({ ...others, 'index.html': `${page}!`, 'more.txt': '' });
  fs.renameSync(other.at('pagefind/a.pf_meta'), other.at('pagefind/b.pf_meta'));
  expect(compareBuilds(makeFolder(files).path, other.path).differing).toEqual([
    'index.html',
    'more.txt',
    'pagefind/a.pf_meta',
    'pagefind/b.pf_meta',
  ]);
});
