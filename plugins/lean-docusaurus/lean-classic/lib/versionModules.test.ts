import { sidebarChunkName, sidebarCode, versionCode, versionJson } from './versionModules';

const version = {
  pluginId: 'x',
  version: '8.9.2',
  label: '8.9.2',
  banner: null,
  badge: true,
  noIndex: false,
  className: 'docs-version-8.9.2',
  isLast: false,
  docs: { a: { id: 'a', title: 'A' } },
  docsSidebars: {
    'x-charts': [
      {
        type: 'link',
        href: '/x/8.9.2/a/',
        label: 'A',
        docId: 'a',
        unlisted: false,
        customProps: {},
      },
      {
        type: 'category',
        label: 'Group',
        collapsed: true,
        customProps: { subheader: true },
        items: [{ type: 'link', href: '/x/8.9.2/b/', label: 'B', customProps: { plan: 'pro' } }],
      },
    ],
    x: [],
  },
};
const entries = [
  { type: 'link', label: 'A', href: '/x/8.9.2/a/' },
  {
    type: 'category',
    label: 'Group',
    customProps: { subheader: true },
    items: [{ type: 'link', label: 'B', customProps: { plan: 'pro' }, href: '/x/8.9.2/b/' }],
  },
];
const read = {
  pluginId: 'x',
  version: '8.9.2',
  label: '8.9.2',
  noIndex: false,
  className: 'docs-version-8.9.2',
  docs: {},
};

it('keeps where pages are rendered what is read, with the sidebars', () => {
  expect(JSON.parse(versionJson({ version }))).toEqual({
    version: { ...read, docsSidebars: { 'x-charts': entries, x: [] } },
  });
});

it('gives the browser a module without entries, which can fetch them', () => {
  const code = versionCode({ version }, '/p/x.json', { lists: '/lists.ts' });
  expect(code).not.toContain('/x/8.9.2/a/');
  const loads: string[] = [];
  const body = code
    .replace(/^import .*$/m, '')
    .replace(/import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("[^"]+")\)/g, 'load("$1", $2)')
    .replace('export const', 'const')
    .replace('export default', 'return');
  const made = new Function('makeLists', 'preloadList', 'load', body)(
    (all: Record<string, () => void>) => Object.values(all).forEach((each) => each()),
    () => {},
    (chunk: string, request: string) => loads.push(`${chunk} ${request}`),
  ) as unknown;
  expect(made).toEqual({ version: { ...read, docsSidebars: { 'x-charts': [], x: [] } } });
  expect(loads).toEqual([
    'sidebar-x-8.9.2-x-charts /p/x.json?sidebar=x-charts',
    'sidebar-x-8.9.2-x /p/x.json?sidebar=x',
  ]);
});

it('says whether its page lists have the top of a whole tree', () => {
  const top = { type: 'category', label: 'Charts', customProps: { list: 'x-charts' }, items: [] };
  const whole = { ...version, docsSidebars: { 'x-charts': [top], x: [] } };
  const client = { lists: '/lists.ts', wholeList: 'list' };
  expect(versionCode({ version: whole }, '/p/x.json', client)).toMatch(/ }, true\);/);
  expect(versionCode({ version }, '/p/x.json', client)).not.toContain('true);');
  expect(versionCode({ version: whole }, '/p/x.json', { lists: '/lists.ts' })).not.toContain(
    'true);',
  );
});

it("asks the site's own module what is shown, where there is one", () => {
  const client = { lists: '/lists.ts', isShown: '/site/shows.ts' };
  const code = versionCode({ version }, '/p/x.json', client);
  expect(code).toContain('import isShown from "/site/shows.ts";');
  expect(code).toContain('preloadList(lists, matches, isShown)');
  expect(versionCode({ version }, '/p/x.json', { lists: '/lists.ts' })).not.toContain('isShown');
});

it('writes a sidebar as a module of its own', () => {
  expect(sidebarCode({ version }, 'x-charts')).toBe(`export default ${JSON.stringify(entries)};\n`);
  expect(() => sidebarCode({ version }, 'y')).toThrow('No sidebar y in version 8.9.2');
});

it('names the file of a sidebar as files can be named', () => {
  expect(sidebarChunkName(version, 'a b/c')).toBe('sidebar-x-8.9.2-a-b-c');
});

it('leaves other props as they are', () => {
  const tags = { tags: [1] } as object;
  expect(versionJson(tags)).toBe('{"tags":[1]}');
  expect(versionCode(tags, '', { lists: '' })).toBe('export default {"tags":[1]};\n');
});

it('refuses an entry that the page list cannot show', () => {
  const other = { ...version, docsSidebars: { x: [{ type: 'html', label: 'Banner' }] } };
  expect(() => versionJson({ version: other })).toThrow('has the entry "Banner" of type "html"');
});
