import path from 'node:path';
import { runCommand } from '../command/runCommand.cjs';
import { Refusal } from '../command/refusal.cjs';
import { compressBuild } from './compressBuild';
import { findZstd } from './findZstd';

const root = path.resolve(__dirname, '../..');
const help = `Writes compressed forms (gzip, brotli, zstd) beside the files of the built site, for hosts that send such files, as nginx and Caddy do.
Netlify, Cloudflare Pages, Vercel and GitHub Pages compress by themselves and need none.

  npm run deploy:compress                        build/
  npm run deploy:compress -- --from <build>      another build
  npm run deploy:compress -- --quality 11        of brotli, 1 to 11; 9 without
  npm run deploy:compress -- --no-zstd           for nginx, which does not send it`;

void runCommand({
  name: 'npm run deploy:compress',
  help,
  options: { '--from': true, '--quality': true, '--no-zstd': false },
  parse({ options }) {
    const quality = options['--quality'] ?? '9';
    if (!/^(?:[1-9]|1[01])$/.test(quality)) {
      throw new Refusal(`--quality is "${quality}". Give a number from 1 to 11.`, 2);
    }
    return {
      build: path.resolve(root, options['--from'] ?? 'build'),
      quality: Number(quality),
      wantsZstd: options['--no-zstd'] === undefined,
    };
  },
  async work({ build, quality, wantsZstd }) {
    const compressor = wantsZstd ? findZstd() : undefined;
    if (wantsZstd && !compressor) {
      console.log(`No zstd: Node.js ${process.versions.node} cannot write it, 22.15 can.`);
    }
    const { files, plain, gzip, brotli, zstd } = await compressBuild(build, quality, compressor);
    const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    const forms = [
      `${mb(gzip)} as gzip`,
      `${mb(brotli)} as brotli`,
      ...(zstd === undefined ? [] : [`${mb(zstd)} as zstd`]),
    ];
    console.log(`${files} files: ${mb(plain)}, ${forms.join(', ')}`);
  },
});
