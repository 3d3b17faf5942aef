import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'once-'));
const at = (name: string) => path.join(siteDir, name);
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

const reexport = "export {default as metadata} from '@site/tabs.json';";
/** Stands for MDX's loader: says that it was asked, and depends on one more file. */
const compiler = `module.exports = function (source) {
  globalThis.madePages.push(this.getOptions().bundle);
  this.addDependency(${JSON.stringify(at('_part.mdx'))});
  return source;
};`;

/** Another page for each test: what one bundle has made waits for the other. */
let page = '';
let count = 0;
beforeEach(() => {
  page = `tabs${(count += 1)}.mdx`;
  Object.assign(globalThis, { madePages: [] });
  fs.writeFileSync(at('tabs.json'), '{"title":"Tabs"}');
  fs.writeFileSync(at('_part.mdx'), '');
  fs.writeFileSync(at('compiler.cjs'), compiler);
});
const madePages = () => Reflect.get(globalThis, 'madePages') as string[];

/** Bundles the page. @returns the bundle's text, and the names of the files that it depends on */
async function bundle(name: 'server' | 'client', query = '') {
  const made = rspack({
    context: siteDir,
    mode: 'development',
    devtool: false,
    entry: `./${page}${query}`,
    output: { path: at(name), filename: 'main.js' },
    module: {
      rules: [
        {
          resource: /\.mdx$/,
          use: [
            { loader: require.resolve('./onceForBothLoader.cjs'), options: { bundle: name } },
            { loader: at('compiler.cjs'), options: { bundle: name } },
          ],
        },
        {
          resource: /\.mdx$/,
          enforce: 'post',
          use: [{ loader: require.resolve('./loader.cjs'), options: { siteDir } }],
        },
      ],
    },
  });
  const files = await new Promise<string[]>((resolve, reject) =>
    made.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(String(stats)));
      else resolve([...stats.compilation.fileDependencies]);
    }),
  );
  await new Promise((resolve) => made.close(resolve));
  return {
    text: fs.readFileSync(path.join(at(name), 'main.js'), 'utf8'),
    files: files
      .filter((file) => path.dirname(file) === siteDir)
      .map((file) => path.basename(file)),
  };
}

it('makes a page once for both bundles, which depend on the same files', async () => {
  fs.writeFileSync(at(page), `${reexport}\nexport default 'words of the page';\n`);
  const server = await bundle('server');
  const client = await bundle('client');
  expect(madePages()).toEqual(['server']);
  for (const { text, files } of [server, client]) {
    expect(text).toContain('words of the page');
    expect(text).toContain('{"title":"Tabs"}');
    expect(files).toEqual(expect.arrayContaining([page, 'tabs.json', '_part.mdx']));
  }
});

it('makes a page again for the bundle that has it, and for a third one', async () => {
  fs.writeFileSync(at(page), "export default 'first';\n");
  await bundle('server');
  fs.writeFileSync(at(page), "export default 'second';\n");
  expect((await bundle('server')).text).toContain('second');
  expect((await bundle('client')).text).toContain('second');
  fs.writeFileSync(at(page), "export default 'third';\n");
  expect((await bundle('client')).text).toContain('third');
  expect(madePages()).toEqual(['server', 'server', 'client']);
});

it('knows forms of a page by their queries', async () => {
  fs.writeFileSync(at(page), "export default 'words';\n");
  await bundle('server', '?truncated');
  await bundle('client');
  expect(madePages()).toEqual(['server', 'client']);
});

it('lets each bundle make a page with a file that only browsers get', async () => {
  const loader = at('file-loader.cjs');
  fs.writeFileSync(loader, "module.exports = () => 'export default 1;';");
  fs.writeFileSync(at('a.png'), '');
  fs.writeFileSync(
    at(page),
    `import picture from ${JSON.stringify(`!${loader}?emitFile=false!./a.png`)};\nexport default picture;\n`,
  );
  await bundle('server');
  await bundle('client');
  expect(madePages()).toEqual(['server', 'client']);
});
