import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isGenerated } from './syncGenerated';
import { writeStandIns } from './writeStandIns';

let siteDir: string;
const full = (file: string) => path.join(siteDir, file);
const read = (file: string) => fs.readFileSync(full(file), 'utf8');
const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(full(file)), { recursive: true });
  fs.writeFileSync(full(file), content);
};
const files = () =>
  fs
    .readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .toSorted();

const leaf = (pathname: string, title: string) => ({ pathname, title });
const tree = [
  {
    pathname: '/components',
    children: [leaf('/components/buttons', 'Button'), leaf('/components/chips', 'Chip')],
  },
  leaf('/api-docs', 'API'),
  {
    pathname: '/api-docs-group',
    title: 'Group',
    children: [leaf('/api-docs/button', 'Button'), leaf('/api-docs/gone', 'Gone')],
  },
];
const stand = (locales: string[]) =>
  writeStandIns({
    siteDir,
    versions: [{ version: 'current', trees: { default: tree }, titles: {}, libraries: {} }],
    locales,
    indexes: [
      { pathname: '/api-docs', names: {} },
      { pathname: '/x/api/charts', names: {} },
    ],
    tabs: {
      '/components/buttons': { components: ['Button'], hooks: ['useGone'] },
      // Its page is not written.
      '/components/chips': { components: ['Button'] },
    },
    absent: ['/api-docs/gone'],
  });

const byHand = '---\ndescription: A\n---\n\ntext\n';
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-ins-'));
  write('docs/components/buttons/index.mdx', byHand);
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const pages = [
  'docs/api-docs/button/index.mdx',
  'docs/api-docs/index.mdx',
  'docs/components/buttons/components-api/index.mdx',
];

it('writes a generated page for each that the reference will have, and an empty index of demos', () => {
  stand(['en']);
  expect(files()).toEqual(
    [
      '.api-reference/default-current/demo-api.json',
      '.api-reference/default-current/demo-needs.json',
      'docs/components/buttons/index.mdx',
      ...pages,
    ].toSorted(),
  );
  pages.forEach((file) => expect(isGenerated(read(file))).toBe(true));
  expect(read('.api-reference/default-current/demo-api.json')).toBe('{}');
  expect(read('docs/components/buttons/index.mdx')).toBe(byHand);
});

it('writes them in every language that is asked for', () => {
  stand(['en', 'zh']);
  expect(files()).toContain(
    'i18n/zh/docusaurus-plugin-content-docs/current/api-docs/button/index.mdx',
  );
});

it('leaves the data of an earlier run, and takes away a generated page that will not be there', () => {
  const data = '.api-reference/default-current/pages/api-docs/button.json';
  write(data, '{"name":"Button"}');
  stand(['en']);
  write('docs/api-docs/old/index.mdx', read(pages[0]!));
  stand(['en']);
  expect(read(data)).toBe('{"name":"Button"}');
  expect(files()).not.toContain('docs/api-docs/old/index.mdx');
});
