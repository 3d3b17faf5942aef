import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parsePackIndex, parsePackManifest } from '../../../../src/offline/rules/packs/packFiles';
import { builtFile, readBuiltFiles } from '../../../../tools/build/finish/buildDigest';
import { finishPacks } from './finishPacks';
import { pagesFile, type PagesFile } from './pagesFile';

let root: string;
const write = (file: string, text = file) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const main = 'assets/js/main.11111111.js';
const runtime = 'assets/js/runtime~main.11111111.js';
const box = 'assets/js/box.22222222.js';
const demo = 'assets/demos/box.33333333.js';
const list: PagesFile = {
  format: 1,
  base: '/zh/',
  products: [{ id: 'system', name: 'MUI System' }],
  files: [box, 'assets/js/tabs.22222222.js'],
  pages: [{ address: 'system/box/', title: '盒子', product: 'system', files: [0] }],
  data: { 'system/box/': ['icon-index'] },
  leftOut: ['src_ads_'],
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'packs-'));
  write(`zh/${main}`, 'n.e("search");n.e("box");n.e("tabs");n.e("src_ads_Ad")');
  write(`zh/${box}`, `"/zh/${demo}" "/zh/assets/demos/none.js"`);
  for (const file of ['search', 'tabs', 'src_ads_Ad']) write(`zh/assets/js/${file}.22222222.js`);
  for (const file of [
    runtime,
    demo,
    'search/current-core.json',
    'search/current-x.json',
    'search/errors.json',
    'search/signatures/current/system.json',
    'search/signatures/current/x-charts.json',
    'search/texts/current-core.json',
    'search/texts/current-x.json',
    'near-pages.json',
    'favicon.ico',
    'sandboxes/docs/system/box/PlainBox.json',
    'sandboxes/docs/system/grid/PlainGrid.json',
  ]) {
    write(`zh/${file}`);
  }
  write('zh/pagefind/index/a.pf_index');
  for (const [name, url] of [
    ['box', '/zh/system/box/'],
    ['grid', '/zh/system/grid/'],
  ] as const) {
    const text = gzipSync(`pagefind_dcd${JSON.stringify({ url })}`);
    fs.mkdirSync(path.join(root, 'zh/pagefind/fragment'), { recursive: true });
    fs.writeFileSync(path.join(root, `zh/pagefind/fragment/${name}.pf_fragment`), text);
  }
  write('zh/icon-index/filled.json');
  write('zh/img/box.svg', '<svg>');
  write('zh/system/box/index.html', '<img src=/zh/img/box.svg><code>"/zh/img/yours.svg"</code>');
  write(`zh/${pagesFile}`, JSON.stringify(list));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function finish() {
  const packs = finishPacks(root, ['', 'zh/']);
  const files = readBuiltFiles(root, packs.look);
  return packs.write((name) => files.get(name));
}
const json = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as unknown;

it('writes a list of packs, and for each what it consists of, pages last', () => {
  finish();
  const { packs } = parsePackIndex(json('zh/offline/packs.json'));
  const manifest = parsePackManifest(json('zh/offline/system.json'), 'system');
  const digest = (file: string) =>
    builtFile(fs.readFileSync(path.join(root, file))).digest.slice(0, 16);
  expect(manifest.files.map(([address, , each]) => [address, each])).toEqual([
    // What the address names has no digest of its own. Nothing of an ad, and no other page's scripts.
    [demo, undefined],
    [box, undefined],
    [main, undefined],
    [runtime, undefined],
    ['assets/js/search.22222222.js', undefined],
    ['favicon.ico', digest('zh/favicon.ico')],
    ['icon-index/filled.json', digest('zh/icon-index/filled.json')],
    ['img/box.svg', digest('zh/img/box.svg')],
    ['near-pages.json', digest('zh/near-pages.json')],
    // The words of all pages, and the text of its own.
    ['pagefind/fragment/box.pf_fragment', digest('zh/pagefind/fragment/box.pf_fragment')],
    ['pagefind/index/a.pf_index', digest('zh/pagefind/index/a.pf_index')],
    // Of its own demos, too.
    [
      'sandboxes/docs/system/box/PlainBox.json',
      digest('zh/sandboxes/docs/system/box/PlainBox.json'),
    ],
    ['search/current-core.json', digest('zh/search/current-core.json')],
    ['search/current-x.json', digest('zh/search/current-x.json')],
    ['search/errors.json', digest('zh/search/errors.json')],
    // Of no other product.
    ['search/signatures/current/system.json', digest('zh/search/signatures/current/system.json')],
    ['search/texts/current-core.json', digest('zh/search/texts/current-core.json')],
    ['search/texts/current-x.json', digest('zh/search/texts/current-x.json')],
    ['system/box/', digest('zh/system/box/index.html')],
  ]);
  expect(manifest.pages).toEqual([['system/box/', '盒子']]);
  expect(packs).toEqual([
    {
      id: 'system',
      name: 'MUI System',
      pages: 1,
      files: 19,
      bytes: manifest.files.reduce((sum, [, bytes]) => sum + bytes, 0),
      digest: manifest.digest,
    },
  ]);
});

it('is the same for the same build, and another pack when a page is another', () => {
  const first = finish();
  expect(finish()).toEqual(first);
  write('zh/system/box/index.html', '<img src=/zh/img/box.svg>!');
  expect(finish().get('zh/offline/system.json')).not.toBe(first.get('zh/offline/system.json'));
});

it('leaves nothing of an earlier finish', () => {
  write('zh/offline/gone.json');
  finish();
  expect(fs.readdirSync(path.join(root, 'zh/offline')).toSorted()).toEqual([
    'packs.json',
    'pages.json',
    'system.json',
  ]);
});

it('makes none where a language has none, and says what is wrong otherwise', () => {
  for (const other of [{ ...list, format: 2 }, { ...list, data: undefined }, { format: 1 }]) {
    write(`zh/${pagesFile}`, JSON.stringify(other));
    expect(finish).toThrow(/is not in the form of today .* Build this language again/);
  }
  write(`zh/${pagesFile}`, JSON.stringify(list));
  fs.rmSync(path.join(root, 'zh/search/current-core.json'));
  expect(finish).toThrow('need search/current-core.json, which');
  fs.rmSync(path.join(root, `zh/${runtime}`));
  expect(finish).toThrow('1 of the two scripts');
  fs.rmSync(path.join(root, 'zh/offline'), { recursive: true });
  expect(finish().size).toBe(0);
});
