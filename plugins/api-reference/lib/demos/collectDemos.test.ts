import fs from 'node:fs';
import { makeFolder, type TestFolder } from '../../../../tests/support/makeFolder';
import { collectDemos } from './collectDemos';
import { readTouches } from './readTouches';

let site: TestFolder;
const uses = (name: string) => `import { ${name} } from '@mui/material';\n`;
const tree = [
  {
    pathname: '/components',
    children: [
      { pathname: '/components/tabs', title: 'Tabs' },
      { pathname: '/components/chips', title: 'Chip' },
    ],
  },
];

beforeEach(() => {
  site = makeFolder({
    'docs/components/chips/index.mdx':
      '<Demo name="B" height={1} />\n\n<Demo name="A" height={1} />',
    'docs/components/chips/A.tsx': uses('Chip'),
    'docs/components/chips/B.tsx': `${uses('Box')}import { rows } from './rows';`,
    'docs/components/chips/B.css.tsx': `${uses('Stack')}import './B.css';`,
    'docs/components/chips/B.css': '.b .MuiChip-label {}',
    'docs/components/chips/rows.ts': `import './more';`,
    'docs/components/chips/more/index.ts': `${uses('Paper')}import '../rows'; import './gone';`,
    'docs/components/chips/Unused.tsx': uses('Tab'),
    'docs/components/tabs/index.mdx': '<Demo name="A" height={1} />',
    'docs/components/tabs/A.tsx': uses('Tab'),
    'docs/components/other/index.mdx': 'No demo.',
  });
});

it('lists demos in the order of tree and text, with variants and modules', () => {
  const demos = collectDemos({ siteDir: site.path, folders: [{ folder: 'docs', tree }] });
  expect(demos.map(({ id, name, pathname, pageTitle }) => [id, name, pathname, pageTitle])).toEqual(
    [
      ['docs/components/tabs/A', 'A', '/components/tabs', 'Tabs'],
      ['docs/components/chips/B', 'B', '/components/chips', 'Chip'],
      ['docs/components/chips/A', 'A', '/components/chips', 'Chip'],
    ],
  );
  const { files } = demos[1]!;
  expect(files.flatMap(({ exports }) => exports.map(({ name }) => name))).toEqual([
    'Box',
    'Stack',
    'Paper',
  ]);
  expect(files.flatMap(({ classNames }) => classNames)).toEqual(['MuiChip-label']);
});

it('reads the folder of a cut version, with the paths of its tree', () => {
  site.write(
    'x_versioned_docs/version-8.9.2/react-charts/index.mdx',
    '<Demo name="A" height={1} />',
  );
  site.write('x_versioned_docs/version-8.9.2/react-charts/A.tsx', uses('Box'));
  const cut = { folder: 'x_versioned_docs/version-8.9.2', tree: [{ pathname: '/x/react-charts' }] };
  expect(collectDemos({ siteDir: site.path, folders: [cut] })).toEqual([
    expect.objectContaining({
      id: 'x_versioned_docs/version-8.9.2/react-charts/A',
      pathname: '/x/react-charts',
      pageTitle: 'Charts',
    }),
  ]);
});

it('lists pages that the tree does not name at the end', () => {
  const demos = collectDemos({
    siteDir: site.path,
    folders: [{ folder: 'docs', tree: tree[0]!.children.slice(1) }],
  });
  expect(demos.map(({ pathname }) => pathname)).toEqual([
    '/components/chips',
    '/components/chips',
    '/components/tabs',
  ]);
});

it('refuses a folder without pages and a demo without a file', () => {
  expect(() => collectDemos({ siteDir: site.path, folders: [{ folder: 'pages', tree }] })).toThrow(
    'pages has no page (index.mdx)',
  );
  site.write('docs/components/tabs/index.mdx', '<Demo name="Gone" height={1} />');
  expect(() => collectDemos({ siteDir: site.path, folders: [{ folder: 'docs', tree }] })).toThrow(
    'docs/components/tabs/index.mdx: <Demo name="Gone"> has no file Gone.tsx beside the page',
  );
});

it('remembers what it read by content', () => {
  const memory = site.at('memory');
  const file = site.at('docs/components/tabs/A.tsx');
  const first = readTouches(file, memory);
  expect(fs.readdirSync(memory)).toHaveLength(1);
  expect(readTouches(file, memory)).toEqual(first);
  expect(fs.readdirSync(memory)).toHaveLength(1);
  site.write('docs/components/tabs/A.tsx', uses('Tabs'));
  expect(readTouches(file, memory).exports.map(({ name }) => name)).toEqual(['Tabs']);
  expect(fs.readdirSync(memory)).toHaveLength(2);
});
