import { editedFile } from './editAddress';

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
