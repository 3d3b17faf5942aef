// Bundles the server with the rules of the site that it shares, so that the package works alone; what npm installs stays outside.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

fs.rmSync(path.join(folder, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  entryPoints: ['src/bin.ts'],
  outfile: 'dist/bin.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
fs.chmodSync(path.join(folder, 'dist/bin.mjs'), 0o755);
