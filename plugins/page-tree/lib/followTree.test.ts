import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { followTree } from './followTree';

let siteDir: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
};
const pages = (title: string) =>
  `export const pages: { pathname: string; title: string }[] = [{ pathname: '/a', title: '${title}' }];\n`;
const begun = { trees: { default: [{ pathname: '/a', title: 'A' }] }, titles: {} };
const { NODE_ENV } = process.env;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-'));
  write(
    'config/page-tree/index.ts',
    "import { pages } from './core';\nexport const pageTrees = { default: pages };\n",
  );
  write('config/page-tree/core.ts', pages('A'));
  write('i18n/zh/page-tree.json', '{"/a":"甲"}');
  Object.assign(process.env, { NODE_ENV: 'development' });
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  fs.rmSync(siteDir, { recursive: true });
});

it('is the tree of the configuration until a file changes, and the same object', () => {
  const follow = followTree(siteDir, begun);
  expect(follow()).toBe(begun);
  expect(follow()).toBe(begun);
});

it('follows the tree and its titles, edit after edit', () => {
  const follow = followTree(siteDir, begun);
  write('config/page-tree/core.ts', pages('Another'));
  const state = follow();
  expect(state).toEqual({
    trees: { default: [{ pathname: '/a', title: 'Another' }] },
    titles: { zh: { '/a': '甲' } },
  });
  expect(follow()).toBe(state);
  write('i18n/zh/page-tree.json', '{"/a":"甲乙"}');
  expect(follow().titles).toEqual({ zh: { '/a': '甲乙' } });
  write('config/page-tree/core.ts', pages('A third'));
  expect(follow().trees.default![0]!.title).toBe('A third');
});

it.each([
  [
    'code',
    'config/page-tree/core.ts',
    "export const pages = [{ pathname: '/a' title }];",
    /core\.ts/,
  ],
  [
    'JSON',
    'i18n/zh/page-tree.json',
    '{"/a":"甲",}',
    /^i18n\/zh\/page-tree\.json:1:11: no valid JSON/,
  ],
])('keeps the last tree while a file is no %s, and says where', (_what, file, text, message) => {
  const follow = followTree(siteDir, begun);
  const before = fs.readFileSync(path.join(siteDir, file), 'utf8');
  write(file, text);
  expect(follow().trees).toEqual(begun.trees);
  expect(follow().problem?.message).toMatch(message);
  write(file, `${before}\n`);
  expect(follow().problem).toBeUndefined();
});

it('is one tree for all of a build', () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const follow = followTree(siteDir, begun);
  write('config/page-tree/core.ts', pages('Another'));
  expect(follow()).toBe(begun);
});
