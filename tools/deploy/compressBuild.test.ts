import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { buildDigest, readBuiltFiles } from '../build/finish/buildDigest';
import { compressBuild } from './compressBuild';

it('puts both forms beside what is worth it, and changes no digest', async () => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(build, name)), { recursive: true });
    fs.writeFileSync(path.join(build, name), text);
  };
  const long = 'text '.repeat(1000);
  write('.hosting/table.json', JSON.stringify({ compressed: ['.html', '.js'], more: long }));
  write('index.html', long);
  write('copy.html', long);
  write('short.html', 'short');
  write('picture.png', long);
  const before = buildDigest(readBuiltFiles(build));
  const sums = await compressBuild(build, 5);
  expect([sums.files, sums.plain]).toEqual([2, 2 * long.length]);
  expect(zlib.gunzipSync(fs.readFileSync(path.join(build, 'index.html.gz'))).toString()).toBe(long);
  expect(
    zlib.brotliDecompressSync(fs.readFileSync(path.join(build, 'copy.html.br'))).toString(),
  ).toBe(long);
  expect(fs.readdirSync(build).filter((name) => /^(short|picture).*(gz|br)$/.test(name))).toEqual(
    [],
  );
  expect(buildDigest(readBuiltFiles(build))).toBe(before);
  fs.rmSync(build, { recursive: true });
});

it('refuses what is no build', async () => {
  await expect(compressBuild(os.tmpdir(), 5)).rejects.toThrow('is no build');
});
