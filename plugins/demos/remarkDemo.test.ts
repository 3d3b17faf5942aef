import path from 'node:path';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { expandElements } from '../../tests/support/expandElements';
import { makeFolder } from '../../tests/support/makeFolder';
import { remarkDemo } from './remarkDemo';

const siteDir = makeFolder({
  'docs/chips/Basic.tsx': '',
  'docs/chips/Tags.tsx': '',
  'docs/chips/Sizes2.tsx': '',
  'docs/chips/lowerCase.tsx': '',
  'x_versioned_docs/version-8.9.2/react-charts/Bars.tsx': '',
}).path;

const transform = (file: string, source: string) =>
  expandElements(remarkDemo({ siteDir }), 'Demo', { siteDir, file, source });

const demo = (name: string) => `<Demo name="${name}" height={400} />`;

it('gets all demos of a page from one module, in the order of the page', () => {
  expect(transform('docs/chips/index.mdx', `${demo('Tags')}\n\nText\n\n${demo('Basic')}`)).toEqual({
    imports: [
      'import {Tags as demoTags} from "/docs/chips/Tags.tsx?demos=Tags,Basic";',
      'import {Basic as demoBasic} from "/docs/chips/Tags.tsx?demos=Tags,Basic";',
    ],
    elements: [
      'name=Tags height={400} demo={demoTags}',
      'name=Basic height={400} demo={demoBasic}',
    ],
  });
});

it('puts the imports before everything else', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(`Text\n\n${demo('Tags')}`) as Root;
  remarkDemo({ siteDir })(tree, { path: path.join(siteDir, 'docs/chips/index.mdx') } as VFile);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'mdxjsEsm',
    'paragraph',
    'mdxJsxFlowElement',
  ]);
});

it.each([
  ['i18n/zh/docusaurus-plugin-content-docs/current/chips/index.mdx', 'Tags', 'docs/chips'],
  [
    'x_versioned_docs/version-8.9.2/react-charts/index.mdx',
    'Bars',
    'x_versioned_docs/version-8.9.2/react-charts',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs-x/version-8.9.2/react-charts/index.mdx',
    'Bars',
    'x_versioned_docs/version-8.9.2/react-charts',
  ],
])('shows in %s the demo of its source page', (file, name, folder) => {
  expect(transform(file, demo(name)).imports).toEqual([
    `import {${name} as demo${name}} from "/${folder}/${name}.tsx?demos=${name}";`,
  ]);
});

it('reaches a demo inside of other elements and of text', () => {
  const source = `- <div>${demo('Tags')}</div>\n- and ${demo('Sizes2')}`;
  expect(transform('docs/chips/index.mdx', source).elements).toEqual([
    'name=Tags height={400} demo={demoTags}',
    'name=Sizes2 height={400} demo={demoSizes2}',
  ]);
});

it.each(['docs/chips/index.mdx', 'src/pages/index.mdx'])(
  'imports nothing into a page without demos: %s',
  (file) => {
    expect(transform(file, '## A\n\n<Api of="/api-docs/chip" part="props" />')).toEqual({
      imports: [],
      elements: [],
    });
  },
);

it.each([
  ['<Demo height={400} />', /^docs\/chips\/index\.mdx:1: <Demo> needs a name in PascalCase/],
  ['A\n\n<Demo name={a} height={400} />', /^docs\/chips\/index\.mdx:3: <Demo> needs a name/],
  [demo('lowerCase'), /^docs\/chips\/index\.mdx:1: <Demo> needs a name/],
  [demo('../tabs/Basic'), /^docs\/chips\/index\.mdx:1: <Demo> needs a name/],
  [demo('Tags,Basic'), /^docs\/chips\/index\.mdx:1: <Demo> needs a name/],
  ['<Demo name="Tags" />', /^docs\/chips\/index\.mdx:1: <Demo name="Tags"> needs its height in px/],
  [
    `${demo('Tags')}\n\n${demo('Basic')}\n\n${demo('Tags')}`,
    /^docs\/chips\/index\.mdx:5: <Demo name="Tags"> stands twice on this page/,
  ],
  [
    demo('Gone'),
    /^docs\/chips\/index\.mdx:1: <Demo name="Gone"> has no file docs\/chips\/Gone\.tsx$/,
  ],
])('refuses %s', (source, message) => {
  expect(() => transform('docs/chips/index.mdx', source)).toThrow(message);
});

it('refuses a demo on a page that is no docs page', () => {
  expect(() => transform('src/pages/index.mdx', demo('Tags'))).toThrow(
    'src/pages/index.mdx:1: <Demo name="Tags"> has no file (this page is no docs page)',
  );
});
