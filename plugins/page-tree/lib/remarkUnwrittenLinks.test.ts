import type { Root } from 'mdast';
import { linkedPath, remarkUnwrittenLinks } from './remarkUnwrittenLinks';

function treeWith(url: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', url, children: [{ type: 'text', value: 'Sorting' }] }],
      },
    ],
  };
}

const transform = remarkUnwrittenLinks({
  isNamed: (pathname) => pathname.startsWith('/x/'),
  isWritten: (pathname) => pathname === '/x/written',
});

function firstType(url: string): string | undefined {
  const tree = treeWith(url);
  transform(tree);
  const [paragraph] = tree.children;
  return paragraph?.type === 'paragraph' ? paragraph.children[0]?.type : undefined;
}

it.each([
  ['/x/written/', 'link'],
  ['/x/written/#part', 'link'],
  ['/x/open/', 'text'],
  ['/x/open/?a=1#part', 'text'],
  ['/nowhere/', 'link'],
  ['https://mui.com/x/open/', 'link'],
  ['#part', 'link'],
])('%s stays or becomes a %s', (url, type) => {
  expect(firstType(url)).toBe(type);
});

it.each([
  ['/a/b/', '/a/b'],
  ['/a/b#c', '/a/b'],
  ['/', '/'],
  ['b', undefined],
])('reads the path of %s', (url, path) => {
  expect(linkedPath(url)).toBe(path);
});
