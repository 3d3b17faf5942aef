import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { parseOptions } from '../command/parseOptions.cjs';
import { Refusal } from '../command/refusal.cjs';
import { newOptions, newUsage, planNew, type NewFacts } from './planNew';

const root = path.resolve(__dirname, '../..');
const description =
  'Show compact pieces of information as chips, and let readers remove or choose them.';
const titles: Record<string, string> = {
  '/components/chips': 'Chip',
  '/x/react-data-grid/row-grouping': 'Row grouping',
};
const facts: NewFacts = { titleOf: (pathname) => titles[pathname], exists: () => false };
const plan = (given: readonly string[], more: Partial<NewFacts> = {}) =>
  planNew(parseOptions(given, newOptions, { usage: newUsage, takes: 'words' }), {
    ...facts,
    ...more,
  });

const all = {
  page: ['page', '/components/chips', '--description', description],
  'page of an advanced component': [
    'page',
    '/x/react-data-grid/row-grouping/',
    '--description',
    description,
  ],
  demo: ['demo', '/components/chips', 'OrderTags'],
  swizzle: ['swizzle', 'DocItem/Footer', '--description', 'the foot of a page names its authors.'],
  plugin: ['plugin', 'page-count', '--description', 'Counts the pages of a build.'],
  tool: ['tool', 'content', 'links', '--description', 'Lists the links that leave the site.'],
};

it.each<[keyof typeof all, string[]]>([
  ['page', ['docs/components/chips/index.mdx', 'docs/components/chips/BasicChip.tsx']],
  [
    'page of an advanced component',
    [
      'x-docs/react-data-grid/row-grouping/index.mdx',
      'x-docs/react-data-grid/row-grouping/BasicRowgrouping.tsx',
    ],
  ],
  ['demo', ['docs/components/chips/OrderTags.tsx']],
  ['swizzle', ['src/theme/DocItem/Footer/index.tsx']],
  [
    'plugin',
    ['index.ts', 'options.ts', 'lib/countPages.ts', 'lib/countPages.test.ts', 'README.md'].map(
      (file) => `plugins/page-count/${file}`,
    ),
  ],
  ['tool', ['tools/content/links.ts']],
])('lays out a %s', (kind, files) => {
  const { files: texts, next } = plan(all[kind]);
  expect(Object.keys(texts)).toEqual(files);
  expect(next.length).toBeGreaterThan(0);
});

const laidOut = Object.values(all).flatMap((given) => Object.entries(plan(given).files));

it('lays out scripts that compile', () => {
  const scripts = laidOut.filter(([file]) => /\.tsx?$/.test(file));
  expect(scripts.length).toBeGreaterThan(7);
  for (const [fileName, text] of scripts) {
    const { diagnostics } = ts.transpileModule(text, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
    });
    expect([fileName, diagnostics]).toEqual([fileName, []]);
  }
});

it('lays out files that are formatted as the project is', () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'laid-out-')));
  for (const [file, text] of laidOut) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const args = ['--check', '--config', path.join(root, '.prettierrc.json'), '**/*.{ts,tsx}'];
  const check = () =>
    execFileSync(path.join(root, 'node_modules/.bin/prettier'), args, {
      cwd: folder,
      stdio: 'pipe',
    });
  try {
    expect(check).not.toThrow();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

it('quotes a description that YAML would read otherwise', () => {
  const tricky = `${description} Note: "quoted" text.`;
  const text = plan(['page', '/components/chips', '--description', tricky]).files[
    'docs/components/chips/index.mdx'
  ]!;
  expect(text).toContain(`description: ${JSON.stringify(tricky)}`);
});

it.each<[string[], RegExp]>([
  [[], /What to lay out is missing: page, demo, swizzle, plugin, tool/],
  [['pages'], /"pages" is nothing that can be laid out/],
  [['toString'], /"toString" is nothing that can be laid out/],
  [['page'], /The address of the page is missing\. Write, for example, npm run new -- page/],
  [['page', '/components/nothing'], /The page tree has no page "\/components\/nothing"/],
  [['page', '/components/chips'], /--description, the sentence below the title, is missing/],
  [['page', '/components/chips', '--description', 'Short.'], /has 6 characters/],
  [['page', '/components/chips', '--description', '长'.repeat(81)], /has 162 characters/],
  [['demo', '/components/chips'], /The name of the demo is missing/],
  [['demo', '/components/chips', 'order-tags'], /is no name of a component/],
  [['demo', '/components/chips', '../Evil'], /is no name of a component/],
  [['demo', '/components/chips', 'One', 'Two'], /"Two" is too much/],
  [['demo', '/components/chips', 'One', '--description', 'a'], /a demo has none/],
  [['swizzle', '../x', '--description', 'a'], /is no name of a theme component/],
  [['plugin', 'PageCount', '--description', 'a'], /kebab-case/],
  [['plugin', 'page-count'], /--description, one sentence/],
  [['tool', 'content'], /The name of the command is missing/],
])('refuses %j', (given, message) => {
  expect(() => plan(given)).toThrow(message);
  expect(() => plan(given)).toThrow(Refusal);
});

it('touches nothing that exists', () => {
  const exists = (file: string) => file === 'docs/components/chips/OrderTags.tsx';
  expect(() => plan(all.demo, { exists })).toThrow(
    /docs\/components\/chips\/OrderTags\.tsx exists already/,
  );
});
