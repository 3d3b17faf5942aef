import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { readEnv } from '../../config/env';
import { hostingTable } from '../../config/hosting';
import { hostFiles } from '../../plugins/hosting/lib/hostFiles';
import { listMoves } from '../../plugins/hosting/lib/listMoves';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import { writeBelow } from '../support/writeBelow';

/** A secret beside the site, which no address may reach. */
export const secret = 'beside the site';

export const script = 'self.answer = 42;'.repeat(200);

export const redirects: Redirect[] = [
  { from: '/api/*', to: '/api-docs/*' },
  { from: '/api-docs/old', to: '/api-docs/button' },
  { from: '/buttons', to: '/components/buttons' },
  { from: '/store', to: 'https://mui.com/store/' },
  { from: '/shop', to: 'https://mui.com/store/?ref=docs' },
  { from: '/news', to: 'https://mui.com/store/#news' },
  { from: '/archive/*', to: 'https://v4.example.org{langPrefix}/' },
  { from: '/v6/*', to: 'https://v6.example.org{langPrefix}/x/*', status: 302 },
  { from: '/later', to: '/components/buttons', status: 302 },
  { from: '/old/*', to: '/components/*' },
  { from: '/v7', to: '/components/buttons', status: 302 },
  { from: '/v7/*', to: '/*', status: 302 },
  { from: '/7.2.0/*', to: '/*', status: 302 },
  { from: '/old/special', to: '/components/buttons', status: 302 },
];

/** What the pages of both languages load first. */
export const links = {
  en: '</assets/css/styles.1a2b3c4d.css>; rel=preload; as=style, </assets/js/main.1a2b3c4d.js>; rel=preload; as=script; fetchpriority=low',
  zh: '</zh/assets/js/main.1a2b3c4d.js>; rel=preload; as=script',
};

const preload = {
  '/': links.en,
  '/components/': links.en,
  '/zh/': links.zh,
  '/zh/components/': links.zh,
};

const files = {
  'index.html': 'home',
  'index.md': '# Home',
  '404.html': 'nothing here',
  'zh/404.html': '没有',
  'zh/index.html': '首页',
  'components/buttons/index.html': `buttons ${'text '.repeat(400)}`,
  'components/buttons.md': '# Buttons',
  'components/buttons.js.md': '# Buttons in JavaScript',
  'components/buttons.css.md': '# Buttons with CSS',
  'components/buttons.js.tailwind.md': '# Buttons in JavaScript with Tailwind',
  'components/buttons/components-api/index.html': 'props of buttons',
  'zh/components/buttons/index.html': '按钮',
  'zh/components/buttons/index.md': '# 按钮',
  'api-docs/button/index.html': 'button',
  'assets/js/main.1a2b3c4d.js': script,
  'zh/assets/js/main.1a2b3c4d.js': script,
  'assets/css/styles.1a2b3c4d.css': 'a{}',
  'assets/api/button.1a2b3c4d.json': '{}',
  'img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.json': '{}',
  'app.webmanifest': '{}',
  'llms.txt': 'text',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'sw.js': 'self',
  'pagefind/pagefind.en_1.pf_meta': 'meta',
  'pagefind/fragment/en_1.pf_fragment': 'fragment',
  'pagefind/wasm.en.pagefind': 'engine',
  'engine.wasm': 'wasm',
  '.well-known/security.txt': 'Contact: mailto:a@example.org',
  '.git/config': secret,
};

/** Bytes before the content in {@link storedZstd}. */
export const storedZstdHead = 12;

/**
 * A content as one block of zstd that is stored as it is, since not every Node.js that runs the tests can compress with it.
 * @see https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1
 */
function storedZstd(content: Buffer): Buffer {
  const head = Buffer.alloc(storedZstdHead);
  head.writeUInt32LE(0xfd2fb528, 0);
  // One segment, its size in four bytes.
  head.writeUInt8(0b1010_0000, 4);
  head.writeUInt32LE(content.length, 5);
  // The last block, raw.
  head.writeUIntLE((content.length << 3) | 1, 9, 3);
  return Buffer.concat([head, content]);
}

/**
 * Writes a small site with one file of every kind, as a build has it: its files of hosts, and compressed forms of a script and a page.
 * @returns its folder, beside which a secret lies, and what removes both
 */
export function makeSite(baseUrl = '/') {
  const around = fs.mkdtempSync(path.join(os.tmpdir(), 'hosted-'));
  const folder = path.join(around, 'site');
  const table = hostingTable({ ...readEnv({}), baseUrl }, ["'sha256-abc='"], preload);
  const all = { ...files, ...hostFiles(table, listMoves(redirects)) };
  for (const [name, text] of Object.entries(all)) {
    writeBelow(folder, name, text);
  }
  fs.writeFileSync(path.join(folder, 'redirects.json'), JSON.stringify(redirects));
  for (const name of ['assets/js/main.1a2b3c4d.js', 'components/buttons/index.html']) {
    const content = fs.readFileSync(path.join(folder, name));
    fs.writeFileSync(path.join(folder, `${name}.gz`), zlib.gzipSync(content));
    fs.writeFileSync(path.join(folder, `${name}.br`), zlib.brotliCompressSync(content));
    fs.writeFileSync(path.join(folder, `${name}.zst`), storedZstd(content));
  }
  fs.writeFileSync(path.join(around, 'secret.txt'), secret);
  return { folder, table, remove: () => fs.rmSync(around, { recursive: true, force: true }) };
}
