import { expandElements } from '../../tests/support/expandElements';
import { makeFolder } from '../../tests/support/makeFolder';
import { dataFileOf } from './lib/pages/dataFileOf';
import { remarkApi } from './remarkApi';

const siteDir = makeFolder({
  [dataFileOf('default', 'current', '/api-docs/button')]: '{}',
  [dataFileOf('default', 'current', '/api-docs/icon-button')]: '{}',
  [dataFileOf('x', '8.9.2', '/x/api/charts/bar-chart')]: '{}',
}).path;

const transform = (file: string, source: string) =>
  expandElements(remarkApi({ siteDir }), 'Api', { siteDir, file, source });

const button = '<Api of="/api-docs/button" part="props" />';

it('gives each part the data of its page, and imports that once', () => {
  expect(
    transform(
      'docs/components/buttons/components-api/index.mdx',
      `${button}\n\n<Api of="/api-docs/icon-button" part="slots" prefix="a-" />\n\n${button}`,
    ),
  ).toEqual({
    imports: [
      'import {Api} from "@site/src/api/Api";',
      'import api_api_docs_button from "/.api-reference/default-current/pages/api-docs/button.json?api";',
      'import api_api_docs_icon_button from "/.api-reference/default-current/pages/api-docs/icon-button.json?api";',
    ],
    elements: [
      'model={api_api_docs_button} part=props',
      'model={api_api_docs_icon_button} part=slots prefix=a-',
      'model={api_api_docs_button} part=props',
    ],
  });
});

it.each([
  'x_versioned_docs/version-8.9.2/api/charts/bar-chart/index.mdx',
  'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/api/charts/bar-chart/index.mdx',
])('takes the data of the docs version: %s', (file) => {
  expect(transform(file, '<Api of="/x/api/charts/bar-chart" part="props" />').imports).toEqual([
    'import {Api} from "@site/src/api/Api";',
    'import api_x_api_charts_bar_chart from "/.api-reference/x-8.9.2/pages/x/api/charts/bar-chart.json?api";',
  ]);
});

it('reaches a part inside of other elements and of text', () => {
  const { elements } = transform('docs/a/index.mdx', `- <div>${button}</div>\n- and ${button}`);
  expect(elements).toHaveLength(2);
});

it('leaves a page without parts alone', () => {
  expect(transform('docs/a/index.mdx', '## A\n\n<Demo name="A" height={1} />')).toEqual({
    imports: [],
    elements: [],
  });
});

it.each([
  ['docs/a/index.mdx', '<Api part="props" />', /^docs\/a\/index\.mdx:1: <Api> needs the address/],
  [
    'docs/a/index.mdx',
    'A\n\n<Api of={page} part="props" />',
    /^docs\/a\/index\.mdx:3: <Api> needs/,
  ],
  ['docs/a/index.mdx', '<Api of part="props" />', /^docs\/a\/index\.mdx:1: <Api> needs/],
  [
    'docs/a/index.mdx',
    '<Api of="/api-docs/fab" part="props" />',
    /^docs\/a\/index\.mdx:1: nothing is compiled for \/api-docs\/fab\. Run npm run api/,
  ],
  [
    'x_versioned_docs/version-8.9.2/a/index.mdx',
    button,
    /nothing is compiled for \/api-docs\/button/,
  ],
  ['src/pages/index.mdx', button, /^src\/pages\/index\.mdx:1: nothing is compiled/],
])('refuses in %s: %s', (file, source, message) => {
  expect(() => transform(file, source)).toThrow(message);
});
