import { isGeneratedPlace } from './listSite';

it.each([
  ['docs/api-docs/button/index.mdx', true],
  ['docs/api-docs/index.mdx', true],
  ['x-docs/api/data-grid/index.mdx', true],
  ['docs/components/buttons/components-api/index.mdx', true],
  ['docs/system/api/box/index.mdx', true],
  ['docs/system/api/index.mdx', false],
  ['i18n/zh/docusaurus-plugin-content-docs/current/system/api/index.mdx', false],
  ['docs/components/buttons/index.mdx', false],
  ['docs/components/buttons/Basic.tsx', false],
])('%s is generated: %s', (file, expected) => {
  expect(isGeneratedPlace(file)).toBe(expected);
});
