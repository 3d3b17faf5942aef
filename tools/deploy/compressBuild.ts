import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { filesBelow } from '../../plugins/support/filesBelow';
import { parseJson } from '../../plugins/support/parseJson';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { Refusal } from '../command/refusal.cjs';
import type { Compressor } from './findZstd';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Smaller files are one packet anyway, in bytes. */
const smallest = 1024;

/** What was made. */
export interface Compressed {
  files: number;
  /** Bytes of these files as they are, and of each form. */
  plain: number;
  gzip: number;
  brotli: number;
  /** Nothing where it was not asked for. */
  zstd: number | undefined;
}

/**
 * Writes compressed forms beside the files of a build for which that is worth it, for hosts that compress nothing themselves. Each
 * text is compressed once, however many files have it; a form carries the time of its file.
 * @param build - absolute
 * @param quality - of brotli, up to 11: from 9 on it takes ten times as long for a twentieth less
 * @param zstd - its compressor; nothing where there is none, or no host that sends it
 * @throws a refusal if it is no build
 */
export async function compressBuild(
  build: string,
  quality: number,
  zstd: Compressor | undefined,
): Promise<Compressed> {
  const file = path.join(build, '.hosting/table.json');
  if (!fs.existsSync(file)) {
    throw new Refusal(
      `${build} is no build: it has no .hosting/table.json. Run npm run build first.`,
      1,
    );
  }
  const { compressed } = parseJson(file, fs.readFileSync(file, 'utf8')) as HostingTable;
  const queue = filesBelow(build).filter(
    (name) =>
      compressed.includes(path.extname(name)) &&
      !path.relative(build, name).startsWith('.') &&
      fs.statSync(name).size >= smallest,
  );
  const compressors: [name: 'gzip' | 'brotli' | 'zstd', ending: string, Compressor][] = [
    ['gzip', 'gz', (content) => gzip(content, { level: 9 })],
    [
      'brotli',
      'br',
      (content) =>
        brotli(content, {
          params: {
            [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
            [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
    ],
    ...(zstd ? [['zstd', 'zst', zstd] as ['zstd', string, Compressor]] : []),
  ];
  const sums = { gzip: 0, brotli: 0, zstd: 0 };
  const files = queue.length;
  let plain = 0;
  const made = new Map<string, Promise<Buffer[]>>();
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const content = fs.readFileSync(name);
      const { atime, mtime } = fs.statSync(name);
      const key = createHash('sha256').update(content).digest('hex');
      let forms = made.get(key);
      if (!forms) {
        forms = Promise.all(compressors.map(([, , compress]) => compress(content)));
        made.set(key, forms);
      }
      const contents = await forms;
      for (const [index, [form, ending]] of compressors.entries()) {
        writeAtomically(`${name}.${ending}`, contents[index]!);
        fs.utimesSync(`${name}.${ending}`, atime, mtime);
        sums[form] += contents[index]!.length;
      }
      plain += content.length;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return { files, plain, ...sums, zstd: zstd && sums.zstd };
}
