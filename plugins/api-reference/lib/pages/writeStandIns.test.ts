import { makeFolder, type TestFolder } from '../../../../tests/support/makeFolder';
import { isGenerated } from './syncGenerated';
import { writeStandIns } from './writeStandIns';

let site: TestFolder;

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
    siteDir: site.path,
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
  site = makeFolder({ 'docs/components/buttons/index.mdx': byHand });
});

const pages = [
  'docs/api-docs/button/index.mdx',
  'docs/api-docs/index.mdx',
  'docs/components/buttons/components-api/index.mdx',
];

it('writes a generated page for each that the reference will have, and an empty index of demos', () => {
  stand(['en']);
  expect(site.files()).toEqual(
    [
      '.api-reference/default-current/demo-api.json',
      '.api-reference/default-current/demo-needs.json',
      'docs/components/buttons/index.mdx',
      ...pages,
    ].toSorted(),
  );
  pages.forEach((file) => expect(isGenerated(site.read(file))).toBe(true));
  expect(site.read('.api-reference/default-current/demo-api.json')).toBe('{}');
  expect(site.read('docs/components/buttons/index.mdx')).toBe(byHand);
});

it('writes them in every language that is asked for', () => {
  stand(['en', 'zh']);
  expect(site.files()).toContain(
    'i18n/zh/docusaurus-plugin-content-docs/current/api-docs/button/index.mdx',
  );
});

it('leaves the data of an earlier run, and takes away a generated page that will not be there', () => {
  const data = '.api-reference/default-current/pages/api-docs/button.json';
  site.write(data, '{"name":"Button"}');
  stand(['en']);
  site.write('docs/api-docs/old/index.mdx', site.read(pages[0]!));
  stand(['en']);
  expect(site.read(data)).toBe('{"name":"Button"}');
  expect(site.files()).not.toContain('docs/api-docs/old/index.mdx');
});
