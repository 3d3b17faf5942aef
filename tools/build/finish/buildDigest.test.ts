import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildDigest, digestFile } from './buildDigest';

let folder: string;
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-'));
  write('index.html', 'Home');
  write('zh/index.html', '首页');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('is of names and texts, not of where and when', () => {
  const before = buildDigest(folder);
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  fs.cpSync(folder, elsewhere, { recursive: true });
  fs.utimesSync(path.join(elsewhere, 'index.html'), 1, 1);
  expect(buildDigest(elsewhere)).toBe(before);
  fs.renameSync(path.join(elsewhere, 'index.html'), path.join(elsewhere, 'home.html'));
  expect(buildDigest(elsewhere)).not.toBe(before);
  fs.rmSync(elsewhere, { recursive: true });
});

it('changes with a byte, and neither with compressed forms nor with itself', () => {
  const before = buildDigest(folder);
  write('index.html.gz', 'compressed');
  write(digestFile, before);
  expect(buildDigest(folder)).toBe(before);
  write('download.gz', 'of its own');
  expect(buildDigest(folder)).not.toBe(before);
});
