// Compiles and renders the MDX on standard input as Docusaurus compiles a page: see renderMdx.ts.
import fs from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import preprocessor from '@docusaurus/mdx-loader/lib/preprocessor.js';
import processor from '@docusaurus/mdx-loader/lib/processor.js';
import utils from '@docusaurus/utils';

const markdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  anchors: { maintainCase: false },
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
};
const { frontMatter, content } = await utils.DEFAULT_PARSE_FRONT_MATTER({
  fileContent: fs.readFileSync(0, 'utf8'),
});
const { process: compile } = await processor.createProcessorUncached({
  options: {
    markdownConfig,
    admonitions: false,
    staticDirs: [],
    siteDir: process.cwd(),
    outputFormat: 'function-body',
  },
  format: 'mdx',
});
const filePath = 'docs/page/index.mdx';
const compiled = await compile({
  content: preprocessor.default({
    fileContent: content,
    filePath,
    markdownConfig,
    admonitions: false,
  }),
  filePath,
  frontMatter,
  compilerName: 'server',
});
/** An element of the site, shown with its properties instead of its work. */
const shown = (name) => (props) => createElement(name, { 'data-props': JSON.stringify(props) });
const run = new Function(compiled.content);
const { default: Page } = await run({
  ...runtime,
  useMDXComponents: () => ({ Api: shown('site-api'), Plan: shown('site-plan') }),
});
process.stdout.write(
  JSON.stringify({ frontMatter, html: renderToStaticMarkup(createElement(Page)) }),
);
