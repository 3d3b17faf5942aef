import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { editAddress, editedFile } from './editAddress';

const translated = new Set([
  'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/index.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-x/current/react-charts/bars/index.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/react-charts/bars/index.mdx',
  'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/components-api/index.mdx',
]);

it.each([
  ['docs', 'components/chips/index.mdx', 'en', 'docs/components/chips/index.mdx'],
  [
    'docs',
    'components/chips/index.mdx',
    'zh',
    'i18n/zh/docusaurus-plugin-content-docs/current/components/chips/index.mdx',
  ],
  ['docs', 'components/lamps/index.mdx', 'zh', 'docs/components/lamps/index.mdx'],
  [
    'x-docs',
    'react-charts/bars/index.mdx',
    'zh',
    'i18n/zh/docusaurus-plugin-content-docs-x/current/react-charts/bars/index.mdx',
  ],
  ['x-docs', 'react-charts/lines/index.mdx', 'zh', 'x-docs/react-charts/lines/index.mdx'],
  [
    'x_versioned_docs/version-8.9.2',
    'react-charts/bars/index.mdx',
    'en',
    'x_versioned_docs/version-8.9.2/react-charts/bars/index.mdx',
  ],
  [
    'x_versioned_docs/version-8.9.2',
    'react-charts/bars/index.mdx',
    'zh',
    'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/react-charts/bars/index.mdx',
  ],
  [
    'versioned_docs/version-7.2.0',
    'components/chips/index.mdx',
    'zh',
    'versioned_docs/version-7.2.0/components/chips/index.mdx',
  ],
  ['docs', 'api-docs/chip/index.mdx', 'en', undefined],
  ['docs', 'system/api/box/index.mdx', 'en', undefined],
  ['x-docs', 'api/data-grid/data-grid/index.mdx', 'zh', undefined],
  ['versioned_docs/version-7.2.0', 'api-docs/chip/index.mdx', 'en', undefined],
  ['docs', 'components/chips/components-api/index.mdx', 'en', undefined],
  ['docs', 'components/chips/hooks-api/index.mdx', 'zh', undefined],
])('of %s/%s in %s, %s is edited', (versionDocsDirPath, docPath, locale, file) => {
  expect(editedFile({ versionDocsDirPath, docPath, locale }, (each) => translated.has(each))).toBe(
    file,
  );
});

it('on the site, every link leads to a file that git has, and the translated page to its translation', () => {
  const root = path.resolve(__dirname, '..');
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const known = new Set(files.split('\n'));
  const edit = editAddress(root, 'https://example.org/repository');
  const before = 'https://example.org/repository/edit/main/';
  let looked = 0;
  let translations = 0;
  for (const folder of ['docs', 'x-docs']) {
    const pages = fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('/index.mdx'));
    for (const docPath of pages) {
      for (const locale of ['en', 'zh']) {
        const address = edit({ versionDocsDirPath: folder, docPath, locale });
        looked += 1;
        if (address === undefined) {
          // Only what git does not have has none.
          expect(known.has(`${folder}/${docPath}`)).toBe(false);
          continue;
        }
        const file = address.slice(before.length);
        expect([address.startsWith(before), file, known.has(file)]).toEqual([true, file, true]);
        if (file.startsWith('i18n/zh/')) translations += 1;
        else expect(file).toBe(`${folder}/${docPath}`);
      }
    }
  }
  console.log(`${looked} pages and languages, ${translations} translations`);
  expect(looked).toBeGreaterThan(400);
  expect(translations).toBeGreaterThan(15);
});

it.each([
  ['https://gitlab.com/a/docs', '/-/edit/main/docs/a/index.mdx'],
  ['https://codeberg.org/a/docs', '/_edit/main/docs/a/index.mdx'],
  ['https://bitbucket.org/a/docs', '/src/main/docs/a/index.mdx?mode=edit'],
])('leads to where %s edits a file', (repository, expected) => {
  const page = { versionDocsDirPath: 'docs', docPath: 'a/index.mdx', locale: 'en' };
  expect(editAddress('/nowhere', repository)(page)).toBe(repository + expected);
});
