import fs from 'node:fs';
import { makeFolder } from './makeFolder';

it('makes a folder with files, and reads, adds and lists them', () => {
  const { path, at, write, read, files } = makeFolder({ 'b.txt': 'b', 'a/b/c.txt': 'c' });
  expect(write('a/d.txt', 'd')).toBe(at('a/d.txt'));
  expect(fs.readFileSync(`${path}/a/d.txt`, 'utf8')).toBe('d');
  expect(read('a/b/c.txt')).toBe('c');
  expect(files()).toEqual(['a/b/c.txt', 'a/d.txt', 'b.txt']);
});

it('makes another folder each time', () => {
  expect(makeFolder().path).not.toBe(makeFolder().path);
});
