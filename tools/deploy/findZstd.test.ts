import zlib from 'node:zlib';
import { findZstd, type MaybeZstd } from './findZstd';

const text = Buffer.from('text '.repeat(1000));

it('compresses as tightly as browsers can unpack, or says why not', async () => {
  const asked: unknown[] = [];
  const withZstd: MaybeZstd = {
    constants: { ZSTD_c_compressionLevel: 100 },
    zstdCompress: (content, options, done) => {
      asked.push(options);
      done(content === text ? null : new Error('no text'), Buffer.from('small'));
    },
  };
  const compress = findZstd(withZstd)!;
  expect((await compress(text)).toString()).toBe('small');
  expect(asked).toEqual([{ params: { 100: 19 } }]);
  await expect(compress(Buffer.from('other'))).rejects.toThrow('no text');
});

it('is nothing in a Node.js that has none', () => {
  expect(findZstd({ constants: {} })).toBeUndefined();
});

const unpack = (zlib as unknown as { zstdDecompressSync?: (content: Buffer) => Buffer })
  .zstdDecompressSync;

(unpack ? it : it.skip)('makes what this Node.js unpacks', async () => {
  const made = await findZstd()!(text);
  expect(made.length).toBeLessThan(text.length / 10);
  expect(unpack!(made).equals(text)).toBe(true);
});
