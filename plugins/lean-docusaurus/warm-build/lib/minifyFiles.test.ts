import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../../support/keptFile';
import { contentFile, markContent } from './keptPage';
import { minifyFiles } from './minifyFiles';
import { minifyPage } from './minifyPage';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minify-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const page = (text: string) =>
  `<!doctype html><html lang="en"><head><title>a</title></head><body>\n<p class="a  b">${text}</p></body></html>`;

it('minifies each page once, and takes it from memory the next time', async () => {
  const names = ['a.html', 'b/index.html'];
  const files = names.map((name) => path.join(folder, name));
  fs.mkdirSync(path.join(folder, 'b'));
  const memory = path.join(folder, 'memory');
  const minify = jest.fn((html: string) => minifyPage(html));
  const build = () => files.forEach((file, index) => fs.writeFileSync(file, page(`${index}`)));
  build();
  await minifyFiles({ folder, files: names, memory, minify });
  const first = files.map((file) => fs.readFileSync(file, 'utf8'));
  expect(first[0]).toMatch(/^<!doctype html>[^]*<p class="a {2}b">0/);
  expect(first[0]!.length).toBeLessThan(page('0').length);
  build();
  await minifyFiles({ folder, files: names, memory, minify });
  expect(files.map((file) => fs.readFileSync(file, 'utf8'))).toEqual(first);
  expect(minify).toHaveBeenCalledTimes(2);
});

it('never shows half of a page to who reads it meanwhile', async () => {
  const file = path.join(folder, 'a.html');
  // Long enough to be written in more than one go.
  const text = 'word '.repeat(400_000);
  fs.writeFileSync(file, page(text));
  let isDone = false;
  let reads = 0;
  const reading = (async () => {
    const seen = new Set<string>();
    while (!isDone) {
      const html = await fs.promises.readFile(file, 'utf8');
      reads += 1;
      seen.add(`${html.length} ${html.slice(-7)}`);
    }
    return seen;
  })();
  await minifyFiles({
    folder,
    files: ['a.html'],
    memory: path.join(folder, 'memory'),
    minify: async (html) => html.replace('</html>', '<hr></html>'),
  });
  isDone = true;
  const whole = [page(text).length, page(text).length + '<hr>'.length].map(
    (length) => `${length} </html>`,
  );
  expect(whole).toEqual(expect.arrayContaining([...(await reading)]));
  expect(reads).toBeGreaterThan(0);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['a.html', 'memory']);
});

it('takes away what it wrote beside a page that cannot be replaced', async () => {
  const file = path.join(folder, 'a.html');
  fs.writeFileSync(file, page('a'));
  const rename = jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('no space');
  });
  await expect(
    minifyFiles({
      folder,
      files: ['a.html'],
      memory: path.join(folder, 'memory'),
      minify: async () => 'b',
    }),
  ).rejects.toThrow(/a\.html cannot be minified: no space/);
  rename.mockRestore();
  expect(fs.readFileSync(file, 'utf8')).toBe(page('a'));
  expect(fs.readdirSync(folder).toSorted()).toEqual(['a.html', 'memory']);
  expect(fs.readdirSync(path.join(folder, 'memory'))).toEqual([]);
});

it('knows a page again when only the release of its files has changed', async () => {
  const file = path.join(folder, 'a.html');
  const minify = jest.fn((html: string) => minifyPage(html));
  for (const release of ['1a2b', '3c4d']) {
    fs.writeFileSync(
      file,
      page(`<script src="/zh/assets/js/main.js?v=${release}" defer></script><a href="/b/">b</a>`),
    );
    await minifyFiles({ folder, files: ['a.html'], memory: path.join(folder, 'memory'), minify });
    expect(fs.readFileSync(file, 'utf8')).toMatch(
      new RegExp(`src="?/zh/assets/js/main\\.js\\?v=${release}"? defer`),
    );
  }
  expect(minify).toHaveBeenCalledTimes(1);
});

it('finishes a remembered page as it finishes a new one', async () => {
  const file = path.join(folder, 'a.html');
  const minify = jest.fn((html: string) => minifyPage(html));
  for (const mark of ['one', 'two']) {
    fs.writeFileSync(file, page('a'));
    const finish = (html: string) => html.replace('<head>', `<head><meta name=${mark}>`);
    await minifyFiles({
      folder,
      files: ['a.html'],
      memory: path.join(folder, 'memory'),
      minify,
      finish,
    });
    expect(fs.readFileSync(file, 'utf8')).toContain(`<head><meta name=${mark}><title>`);
  }
  expect(minify).toHaveBeenCalledTimes(1);
});

it('keeps nothing where no build is to come', async () => {
  const file = path.join(folder, 'a.html');
  fs.writeFileSync(file, page('a'));
  await minifyFiles({ folder, files: ['a.html'], minify: minifyPage });
  expect(fs.readFileSync(file, 'utf8').length).toBeLessThan(page('a').length);
  expect(fs.readdirSync(folder)).toEqual(['a.html']);
});

it('leaves the bytes of the content alone, whatever looks like a file of the release in it', async () => {
  const content = `<div id="__docusaurus"><p>中文 /assets/js/main.js /assets/js/_0_</p></div>`;
  const head = (release: string) => `<script src="/assets/js/main.js?v=${release}"></script>`;
  const minify = jest.fn(async (html: string) => html);
  for (const release of ['1a2b', '3c4d']) {
    fs.writeFileSync(path.join(folder, 'a.html'), head(release) + content);
    const finish = (text: string) => text.replace('<script', '<script data-finished');
    const memory = path.join(folder, 'memory');
    await minifyFiles({ folder, files: ['a.html'], memory, minify, finish });
    expect(fs.readFileSync(path.join(folder, 'a.html'), 'utf8')).toBe(
      head(release).replace('<script', '<script data-finished') + content,
    );
  }
  expect(minify).toHaveBeenCalledTimes(1);
});

it('keeps comments that React reads while hydrating', async () => {
  expect(await minifyPage(page('a<!-- -->b'))).toContain('a<!-- -->b');
});

it('keeps the text of a style element, which React compares while hydrating', async () => {
  const style = '<style>\n  .a {\n    color: red;\n  }\n</style>';
  expect(await minifyPage(page(style))).toContain(style);
});

it('names the file that cannot be minified', async () => {
  const file = path.join(folder, 'a.html');
  fs.writeFileSync(file, page('a'));
  await expect(
    minifyFiles({
      folder,
      files: ['a.html'],
      memory: path.join(folder, 'memory'),
      minify: () => Promise.reject(new Error('Unexpected token')),
    }),
  ).rejects.toThrow(/a\.html cannot be minified: Unexpected token/);
});

describe('pages whose content is marked', () => {
  const name = 'tabs/index.html';
  const key = keyOf('tabs');
  const content = '<p class="a  b">中文</p>\n<!-- --><p>text</p>';
  const minify = jest.fn((html: string) => minifyPage(html));
  beforeEach(() => minify.mockClear());

  const around = (marked: string, title = 'a') =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>\n<div id="__docusaurus">${marked}</div>\n<script src="/assets/js/main.js?v=1a"></script></body></html>`;

  /** Minifies pages of a build. @returns how they come out */
  async function build(pages: Record<string, string>): Promise<Record<string, string>> {
    const outDir = path.join(folder, 'out');
    for (const [file, html] of Object.entries(pages)) {
      fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
      fs.writeFileSync(path.join(outDir, file), html);
    }
    await minifyFiles({
      folder: outDir,
      files: Object.keys(pages),
      memory: path.join(folder, 'memory'),
      contents: path.join(folder, 'contents'),
      minify,
    });
    return Object.fromEntries(
      Object.keys(pages).map((file) => [file, fs.readFileSync(path.join(outDir, file), 'utf8')]),
    );
  }
  const keepContent = () =>
    writeKept(contentFile(path.join(folder, 'contents'), '/tabs/'), key, content);

  it('come out as they would without marks', async () => {
    const small = await minifyPage(around(content));
    expect(await build({ [name]: around(markContent(key, '/tabs/', content)) })).toEqual({
      [name]: small,
    });
    expect(minify).toHaveBeenCalledTimes(1);
  });

  it('are minified no second time where the content was left out, even if nobody has it any more', async () => {
    const first = await build({ [name]: around(markContent(key, '/tabs/', content)) });
    expect(await build({ [name]: around(markContent(key, '/tabs/')) })).toEqual(first);
    expect(minify).toHaveBeenCalledTimes(1);
  });

  it('are minified again with the content that is kept when the head has changed', async () => {
    keepContent();
    await build({ [name]: around(markContent(key, '/tabs/', content)) });
    expect(await build({ [name]: around(markContent(key, '/tabs/'), 'b') })).toEqual({
      [name]: await minifyPage(around(content, 'b')),
    });
    expect(minify).toHaveBeenCalledTimes(2);
  });

  it('are minified again when what stands behind the content has changed', async () => {
    keepContent();
    await build({ [name]: around(markContent(key, '/tabs/', content)) });
    const other = (html: string) => html.replace('</div>\n<script', '</div><hr><script');
    expect(await build({ [name]: other(around(markContent(key, '/tabs/'))) })).toEqual({
      [name]: await minifyPage(other(around(content))),
    });
  });

  it('are minified again when their content has another key', async () => {
    await build({ [name]: around(markContent(key, '/tabs/', content)) });
    const html = around(markContent(keyOf('new'), '/tabs/', '<p>new</p>'));
    expect(await build({ [name]: html })).toEqual({
      [name]: await minifyPage(around('<p>new</p>')),
    });
  });

  it('are refused by name where the content is needed and gone', async () => {
    await expect(build({ [name]: around(markContent(key, '/tabs/')) })).rejects.toThrow(
      /tabs\/index\.html cannot be minified: .*%2Ftabs%2F\.html was there when/,
    );
  });

  it('do not get into one another, however long they are, when all are remembered', async () => {
    const lengths = [400, 3, 90_000, 1, 400_000, 20, 0, 7_000, 2, 5_000];
    const pages = (make: (address: string, text: string) => string) =>
      Object.fromEntries(
        lengths.map((length, index) => [
          `${index}.html`,
          make(`/${index}/`, `<p>${`${index} 页 `.repeat(length)}</p>`),
        ]),
      );
    const first = await build(
      pages((address, text) => around(markContent(keyOf(text), address, text))),
    );
    const mebibyte = 1 << 20;
    expect(Object.values(first).filter((html) => Buffer.byteLength(html) > mebibyte)).toHaveLength(
      1,
    );
    for (const [index, html] of Object.values(first).entries())
      expect(html.split(`${index} 页 `)).toHaveLength(lengths[index]! + 1);
    expect(
      await build(pages((address, text) => around(markContent(keyOf(text), address)))),
    ).toEqual(first);
    expect(minify).toHaveBeenCalledTimes(lengths.length);
  });
});
