import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aliasedSitePath } from '@docusaurus/utils';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runModule } from '../../support/runModule';

const loader = require('./loader.cjs') as (this: object, source: string) => string;

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-'));
const file = path.join(siteDir, '.docusaurus/docs/tabs.json');
const metadata = { title: 'Tabs\' "title" $& </script>', tags: ['标签'] };
beforeEach(() => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(metadata, null, 2));
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

/** Loads the module of a page. @returns it and the files on which it depends */
function load(source: string) {
  const files: string[] = [];
  const context = {
    getOptions: () => ({ siteDir }),
    addDependency: (each: string) => files.push(each),
  };
  return { code: loader.call(context, source), files };
}

interface PageModule {
  metadata?: unknown;
  default: FunctionComponent;
}

/** Runs a module. @returns what it exports, and the modules that it imports */
function run(source: string) {
  const asked: string[] = [];
  const exported = runModule<PageModule>(source, (name) => {
    asked.push(name);
    return name === '@mdx-js/react' ? { useMDXComponents: () => ({}) } : (require(name) as unknown);
  });
  return { exported, asked };
}

const reexport = "export {default as metadata} from '@site/.docusaurus/docs/tabs.json'";
/** As MDX writes it. */
const content = `import {Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
export default function MDXContent() {
  return _jsxs(_Fragment, { children: [_jsx("h1", { children: "Tabs" }), _jsx("p", { children: "Text" })] });
}
`;
const html = '<h1>Tabs</h1><p>Text</p>';
const page = `export const frontMatter = {};\n${reexport}\n${content}`;

it('writes the metadata of a page into its module, which is made anew when they change', () => {
  const { code, files } = load(page);
  expect(files).toEqual([file]);
  const { exported, asked } = run(code);
  expect(exported.metadata).toEqual(metadata);
  expect(asked).toEqual(['react/jsx-runtime']);
});

it('refuses metadata that are cut off', () => {
  fs.writeFileSync(file, '{"title":');
  expect(() => load(page)).toThrow(/JSON/);
});

it('makes elements with functions of the module itself', () => {
  const body = ({ exported }: ReturnType<typeof run>) => String(exported.default);
  expect(body(run(content))).toContain('_jsxruntime.jsx');
  const own = run(load(content).code);
  expect(body(own)).not.toContain('_jsxruntime');
  expect(renderToStaticMarkup(createElement(own.exported.default))).toBe(html);
});

it('takes whatever the page needs of the functions, renamed or not', () => {
  const { exported } = run(
    load(`import { jsx, Fragment as Group } from 'react/jsx-runtime'
export default () => jsx(Group, { children: 'Text' });`).code,
  );
  expect(renderToStaticMarkup(createElement(exported.default))).toBe('Text');
});

it('leaves a part of pages without metadata, and one without elements', () => {
  const { code, files } = load(content);
  expect(files).toEqual([]);
  expect(run(code).exported).not.toHaveProperty('metadata');
  const plain = 'export const toc = [];\n';
  expect(load(plain).code).toBe(plain);
});

it.each([
  "import {default as metadata} from '@site/.docusaurus/docs/tabs.json';\nexport {metadata};",
  "export {default as metadata} from '../tabs.json'",
  "export {default as metadata, other} from '@site/.docusaurus/docs/tabs.json'",
])('refuses metadata that stand in a page as %j', (other) => {
  expect(() => load(`${other}\n${content}`)).toThrow(
    'exports `metadata` in another form than that of 3.10; see plugins/lean-docusaurus/lean-pages',
  );
});

it("knows the form that the installed Docusaurus's MDX loader writes", () => {
  const source = fs.readFileSync(
    path.join(path.dirname(require.resolve('@docusaurus/mdx-loader')), 'loader.js'),
    'utf8',
  );
  const [, written] = /`(export [^`]*\bmetadata\b[^`]*)`/.exec(source)!;
  const statement = written!.replace(/\$\{.*\}/, aliasedSitePath(file, siteDir));
  expect(statement).toContain('tabs.json');
  expect(run(load(`${statement}\n${content}`).code).exported.metadata).toEqual(metadata);
});

it('knows the form that the installed MDX compiler writes', () => {
  // An ES module only, with dozens of others.
  const program = `import { compile } from '@mdx-js/mdx';
    const made = await compile('# Tabs\\n\\nText *with* stress', { providerImportSource: '@mdx-js/react' });
    console.log(String(made));`;
  const compiled = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: __dirname,
    encoding: 'utf8',
  });
  const { exported } = run(load(compiled).code);
  expect(String(exported.default)).not.toContain('_jsxruntime');
  expect(renderToStaticMarkup(createElement(exported.default))).toBe(
    '<h1>Tabs</h1>\n<p>Text <em>with</em> stress</p>',
  );
}, 30_000);
