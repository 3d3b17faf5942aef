import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { remarkVersionLinks } from './remarkVersionLinks';

let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  const folder = path.join(siteDir, 'x_versioned_docs/version-8.9.2');
  fs.mkdirSync(path.join(folder, 'grid/sorting'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'grid/sorting/index.mdx'), '');
  const pages = ['/x/grid/sorting', '/x/grid/moved', '/x/grid/lost'];
  fs.writeFileSync(
    path.join(folder, '_tree.json'),
    JSON.stringify({ tree: pages.map((pathname) => ({ pathname, title: 'A' })), titles: {} }),
  );
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

function linkIn(file: string, url: string): unknown {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', url, children: [{ type: 'text', value: 'text' }] }],
      },
    ],
  };
  const transform = remarkVersionLinks({
    siteDir,
    isWritten: (pathname) => pathname !== '/x/grid/lost',
  });
  transform(tree, { path: path.join(siteDir, file) } as never);
  const [paragraph] = tree.children;
  const [child] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return child?.type === 'link' ? child.url : child?.type;
}

const cutPage = 'x_versioned_docs/version-8.9.2/grid/sorting/index.mdx';
const translated = 'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/grid/sorting/index.mdx';

it.each([
  [cutPage, '/x/grid/sorting/', '/x/8.9.2/grid/sorting/'],
  [cutPage, '/x/grid/sorting', '/x/8.9.2/grid/sorting/'],
  [cutPage, '/x/grid/sorting/?a=1#part', '/x/8.9.2/grid/sorting/?a=1#part'],
  [translated, '/x/grid/sorting/#part', '/x/8.9.2/grid/sorting/#part'],
  [cutPage, '/x/grid/moved/', '/x/grid/moved/'],
  [cutPage, '/x/grid/lost/', 'text'],
  [cutPage, '/components/buttons/', '/components/buttons/'],
  [cutPage, '#part', '#part'],
  [cutPage, 'https://mui.com/x/grid/sorting/', 'https://mui.com/x/grid/sorting/'],
  ['x-docs/grid/sorting/index.mdx', '/x/grid/sorting/', '/x/grid/sorting/'],
])('in %s, %s leads to %s', (file, url, expected) => {
  expect(linkIn(file, url)).toBe(expected);
});
