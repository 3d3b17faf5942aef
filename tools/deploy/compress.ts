import path from 'node:path';
import { runCommand } from '../command/runCommand.cjs';
import { Refusal } from '../command/refusal.cjs';
import { compressBuild } from './compressBuild';

const root = path.resolve(__dirname, '../..');
const help = `Writes compressed forms (gzip, brotli) beside the files of the built site, for hosts that send such files, as nginx does.
Netlify, Cloudflare Pages, Vercel and GitHub Pages compress by themselves and need none.

  npm run deploy:compress                        build/
  npm run deploy:compress -- --from <build>      another build
  npm run deploy:compress -- --quality 11        of brotli, 1 to 11; 9 without`;

void runCommand({
  name: 'npm run deploy:compress',
  help,
  options: { '--from': true, '--quality': true },
  parse({ options }) {
    const quality = options['--quality'] ?? '9';
    if (!/^(?:[1-9]|1[01])$/.test(quality)) {
      throw new Refusal(`--quality is "${quality}". Give a number from 1 to 11.`, 2);
    }
    return { build: path.resolve(root, options['--from'] ?? 'build'), quality: Number(quality) };
  },
  async work({ build, quality }) {
    const { files, plain, gzip, brotli } = await compressBuild(build, quality);
    const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
    console.log(
      `${files} files: ${mb(plain)} MB, ${mb(gzip)} MB as gzip, ${mb(brotli)} MB as brotli`,
    );
  },
});
