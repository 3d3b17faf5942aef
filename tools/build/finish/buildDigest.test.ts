import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildDigest, builtFile, digestFile, readBuiltFiles } from './buildDigest';

let folder: string;
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
const digestOf = (of: string) => buildDigest(readBuiltFiles(of));
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-'));
  write('index.html', 'Home');
  write('zh/index.html', '首页');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('is of names and texts, not of where and when', () => {
  const before = digestOf(folder);
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  fs.cpSync(folder, elsewhere, { recursive: true });
  fs.utimesSync(path.join(elsewhere, 'index.html'), 1, 1);
  expect(digestOf(elsewhere)).toBe(before);
  fs.renameSync(path.join(elsewhere, 'index.html'), path.join(elsewhere, 'home.html'));
  expect(digestOf(elsewhere)).not.toBe(before);
  fs.rmSync(elsewhere, { recursive: true });
});

it('changes with a byte, and neither with compressed forms nor with itself', () => {
  const before = digestOf(folder);
  for (const form of ['gz', 'br', 'zst']) write(`index.html.${form}`, 'compressed');
  write(digestFile, before);
  expect(digestOf(folder)).toBe(before);
  write('download.gz', 'of its own');
  expect(digestOf(folder)).not.toBe(before);
});

it('shows each file while it is read, and knows a file that is written later', () => {
  const seen: string[] = [];
  const files = readBuiltFiles(folder, (name, content) => seen.push(`${name}: ${String(content)}`));
  expect(seen.toSorted()).toEqual(['index.html: Home', 'zh/index.html: 首页']);
  expect(files.get('zh/index.html')?.bytes).toBe(6);
  write('late.json', '{}');
  files.set('late.json', builtFile(Buffer.from('{}')));
  expect(buildDigest(files)).toBe(digestOf(folder));
});

it('does not read what is known', () => {
  const known = builtFile(Buffer.from('as it was frozen'));
  const seen: string[] = [];
  const files = readBuiltFiles(folder, (name) => seen.push(name), new Map([['index.html', known]]));
  expect(seen).toEqual(['zh/index.html']);
  expect(files.get('index.html')).toBe(known);
});
