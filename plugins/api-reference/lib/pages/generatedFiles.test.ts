import { generatedFileOf, generatedFolders } from './generatedFiles';

it.each([
  ['current', '/api-docs/button', 'en', 'docs/api-docs/button/index.mdx'],
  ['current', '/x/api/charts', 'en', 'x-docs/api/charts/index.mdx'],
  ['8.9.2', '/x/api/charts', 'en', 'x_versioned_docs/version-8.9.2/api/charts/index.mdx'],
  [
    '7.2.0',
    '/api-docs/button',
    'zh',
    'i18n/zh/docusaurus-plugin-content-docs/version-7.2.0/api-docs/button/index.mdx',
  ],
])('puts the page of %s at %s in %s into %s', (version, pathname, locale, file) => {
  expect(generatedFileOf(version, pathname, locale)).toBe(file);
});

it('names the folders of every version, instance and language', () => {
  expect(
    generatedFolders(
      [
        { version: 'current', trees: { default: [], x: [] } },
        { version: '8.9.2', trees: { x: [] } },
      ],
      ['en', 'zh'],
    ),
  ).toEqual([
    'docs',
    'i18n/zh/docusaurus-plugin-content-docs/current',
    'x-docs',
    'i18n/zh/docusaurus-plugin-content-docs-x/current',
    'x_versioned_docs/version-8.9.2',
    'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2',
  ]);
});
