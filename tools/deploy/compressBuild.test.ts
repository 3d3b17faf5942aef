import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { buildDigest, readBuiltFiles } from '../build/finish/buildDigest';
import { compressBuild } from './compressBuild';

it('puts all forms beside what is worth it, and changes no digest', async () => {
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
  fs.utimesSync(path.join(build, 'index.html'), 1000, 1000);
  const before = buildDigest(readBuiltFiles(build));
  const packed = Buffer.from('packed');
  const sums = await compressBuild(build, 5, () => Promise.resolve(packed));
  expect([sums.files, sums.plain]).toEqual([2, 2 * long.length]);
  expect(zlib.gunzipSync(fs.readFileSync(path.join(build, 'index.html.gz'))).toString()).toBe(long);
  expect(
    zlib.brotliDecompressSync(fs.readFileSync(path.join(build, 'copy.html.br'))).toString(),
  ).toBe(long);
  expect(fs.readFileSync(path.join(build, 'copy.html.zst'))).toEqual(packed);
  expect(sums.zstd).toBe(2 * packed.length);
  const times = ['index.html', 'index.html.gz', 'index.html.br', 'index.html.zst'].map((name) =>
    fs.statSync(path.join(build, name)).mtime.getTime(),
  );
  expect(times).toEqual(Array.from({ length: 4 }, () => 1_000_000));
  const others = fs
    .readdirSync(build)
    .filter((name) => /^(short|picture).*(gz|br|zst)$/.test(name));
  expect(others).toEqual([]);
  expect(buildDigest(readBuiltFiles(build))).toBe(before);
  fs.rmSync(build, { recursive: true });
});

it('writes no zstd without a compressor for it', async () => {
  const build = fs.mkdtempSync(path.join(os.tmpdir(), 'compress-'));
  fs.mkdirSync(path.join(build, '.hosting'));
  fs.writeFileSync(path.join(build, '.hosting/table.json'), '{"compressed":[".html"]}');
  fs.writeFileSync(path.join(build, 'index.html'), 'text '.repeat(1000));
  const { files, zstd } = await compressBuild(build, 5, undefined);
  expect([files, zstd]).toEqual([1, undefined]);
  expect(fs.readdirSync(build).toSorted()).toEqual([
    '.hosting',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  fs.rmSync(build, { recursive: true });
});

it('refuses what is no build', async () => {
  await expect(compressBuild(os.tmpdir(), 5, undefined)).rejects.toThrow('is no build');
});
