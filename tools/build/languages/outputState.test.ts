import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { outputState } from './outputState';

let root: string;
const at = (name: string) => path.join(root, name);
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true });
  fs.writeFileSync(at(name), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'output-'));
  write('build/index.html', 'Home');
  write('build/buttons/index.html', 'Buttons');
  write('build/zh/index.html', '首页');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('stays what it is while nobody touches the folder, and when it is moved', () => {
  const before = outputState(at('build'));
  expect(outputState(at('build'))).toBe(before);
  fs.renameSync(at('build'), at('elsewhere'));
  expect(outputState(at('elsewhere'))).toBe(before);
});

it.each([
  ['a file is gone', () => fs.rmSync(at('build/buttons/index.html'))],
  ['a file has come', () => write('build/new.html', '')],
  ['a file has grown', () => fs.appendFileSync(at('build/index.html'), '!')],
  ['a file is written again', () => fs.utimesSync(at('build/index.html'), 1, 1)],
  ['a file has another name', () => fs.renameSync(at('build/index.html'), at('build/a.html'))],
])('differs when %s', (_what, change) => {
  const before = outputState(at('build'), ['zh']);
  change();
  expect(outputState(at('build'), ['zh'])).not.toBe(before);
});

it('leaves out other languages, but only right below the folder', () => {
  const before = outputState(at('build'), ['zh']);
  write('build/zh/index.html', '另一个');
  expect(outputState(at('build'), ['zh'])).toBe(before);
  write('build/buttons/zh/index.html', '');
  expect(outputState(at('build'), ['zh'])).not.toBe(before);
});

it('leaves out what is written when all languages are there, but not what it is made of', () => {
  write('build/offline/pages.json', '{}');
  const before = outputState(at('build'), ['zh']);
  write('build/offline/x-charts.json', '{}');
  expect(outputState(at('build'), ['zh'])).toBe(before);
  write('build/offline/pages.json', '{ }');
  expect(outputState(at('build'), ['zh'])).not.toBe(before);
});

it('is nothing without a folder', () => {
  expect(outputState(at('missing'))).toBeUndefined();
  expect(outputState(at('build/index.html'))).toBeUndefined();
});
