import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../../support/keptFile';
import { contentFile, markContent } from './keptPage';
import { renderAhead } from './renderAhead';

let site: string;
let bundle: string;
let contents: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'ahead-'));
  bundle = path.join(site, 'server/server.bundle.js');
  contents = path.join(site, 'pages');
});
afterEach(() => fs.rmSync(site, { recursive: true }));

/**
 * Writes a server's bundle of two files.
 * @param html - an expression; it may use the request and what the second file exports
 */
function write(html: string, chunk = 'text'): void {
  fs.mkdirSync(path.join(site, 'server/assets'), { recursive: true });
  fs.writeFileSync(path.join(site, 'server/assets/1.js'), `exports.text = '${chunk}';`);
  fs.writeFileSync(
    bundle,
    `const { text } = require('./assets/1.js');
exports.default = async ({ pathname, v4RemoveLegacyPostBuildHeadAttribute }) => ({
  html: ${html},
  collectedData: {
    metadata: {
      internal: {
        htmlAttributes: 'lang="zh"',
        title: '<title>' + pathname + '</title>',
        meta: '<meta name="isHeadLeftOut" content="' + v4RemoveLegacyPostBuildHeadAttribute + '">',
      },
    },
  },
});
`,
  );
}

const render = (pathnames: string[], isHeadLeftOut = true) =>
  renderAhead(pathnames, { bundle, contents, isHeadLeftOut });

test('pages come in their order, with the facts of their heads and their content', async () => {
  write('`<p>${pathname} ${text}</p>`');
  const head = (title: string) =>
    `<html lang="zh"><head><title>${title}</title><meta name="isHeadLeftOut" content="true"></head>`;
  expect(await render(['/zh/b/', '/zh/a/'])).toEqual([
    `${head('/zh/b/')}<body><p>/zh/b/ text</p></body></html>`,
    `${head('/zh/a/')}<body><p>/zh/a/ text</p></body></html>`,
  ]);
});

test.each([true, false])('what a page depends on is asked for as %s', async (isHeadLeftOut) => {
  write("'<p>'");
  const [page] = await render(['/a/'], isHeadLeftOut);
  expect(page).toContain(`content="${isHeadLeftOut}"`);
});

test('a page has no marks, and its content even where that was left out', async () => {
  const key = keyOf('a');
  write(
    `pathname === '/new/' ? '${markContent(key, '/new/', '<p>新</p>')}' : '${markContent(key, '/old/')}'`,
  );
  writeKept(contentFile(contents, '/old/'), key, '<p>旧</p>');
  const [fresh, remembered] = await render(['/new/', '/old/']);
  expect(fresh).toContain('<body><p>新</p></body>');
  expect(remembered).toContain('<body><p>旧</p></body>');
});

test('a page without facts for its head has none', async () => {
  fs.mkdirSync(path.dirname(bundle), { recursive: true });
  fs.writeFileSync(
    bundle,
    `exports.default = async () => ({ html: '<p>', collectedData: { metadata: { internal: {} } } });`,
  );
  expect(await render(['/a/'])).toEqual(['<html ><head></head><body><p></body></html>']);
});

test('what a page throws is not hidden', async () => {
  write("(() => { throw new Error('No tabs below ' + pathname); })()");
  await expect(render(['/zh/'])).rejects.toThrow('No tabs below /zh/');
});

test('the bundle of the next language is loaded, though its files have the same names', () => {
  write('`<p>${text}</p>`', 'one');
  const other = path.join(site, 'server.cjs');
  fs.writeFileSync(other, '');
  const program = `
    const fs = require('node:fs');
    const { renderAhead } = require(${JSON.stringify(path.join(__dirname, 'renderAhead.ts'))});
    const [bundle, contents, other] = ${JSON.stringify([bundle, contents, other])};
    require(other);
    const pages = [];
    const render = async () => {
      pages.push(...(await renderAhead(['/'], { bundle, contents, isHeadLeftOut: true })));
    };
    const replace = (file, from, to) =>
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    (async () => {
      await render();
      replace(bundle.replace('server.bundle.js', 'assets/1.js'), 'one', 'two');
      await render();
      replace(bundle, '<p>', '<p>changed ');
      await render();
      const isOtherKept = other in require.cache;
      console.log(JSON.stringify({ pages: pages.map((page) => /<p>.*<.p>/.exec(page)[0]), isOtherKept }));
    })();
  `;
  // Jest has a cache of its own, which nobody can empty.
  const answer = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], {
    encoding: 'utf8',
  });
  expect(JSON.parse(answer)).toEqual({
    pages: ['<p>one</p>', '<p>two</p>', '<p>changed two</p>'],
    isOtherKept: true,
  });
}, 30_000);
