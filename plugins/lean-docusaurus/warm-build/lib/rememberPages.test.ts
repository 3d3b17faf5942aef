import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../../support/keptFile';
import { contentFile, cutMarked, markContent, readContent } from './keptPage';
import { rememberPages } from './rememberPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const kept = path.join(folder, 'kept');
const [one, two] = [keyOf('one'), keyOf('two')];
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A build in which these pages have these keys. @returns what it rendered, and its renderer */
function build(keys: Record<string, string>) {
  const keysFile = path.join(folder, 'keys.json');
  fs.writeFileSync(keysFile, JSON.stringify(keys));
  const rendered: string[] = [];
  const render = rememberPages(
    async ({ pathname }: { pathname: string }) => {
      rendered.push(pathname);
      return { html: `<p>${pathname} ${keys[pathname]}`, anchors: [`${keys[pathname]}`] };
    },
    { keysFile, folder: kept },
  );
  return { rendered, render };
}

/** A page as it was just rendered. */
const fresh = (pathname: string, key: string) => ({
  html: markContent(key, pathname, `<p>${pathname} ${key}`),
  anchors: [key],
});

/** A page of an earlier build. */
const remembered = (pathname: string, key: string) => ({
  html: markContent(key, pathname),
  anchors: [key],
});

test('a page is rendered when its key is new, and else remembered', async () => {
  const first = build({ '/zh/tabs/': one, '/zh/lists/': one });
  expect(await first.render({ pathname: '/zh/tabs/' })).toEqual(fresh('/zh/tabs/', one));
  await first.render({ pathname: '/zh/lists/' });

  const second = build({ '/zh/tabs/': one, '/zh/lists/': two });
  expect(await second.render({ pathname: '/zh/tabs/' })).toEqual(remembered('/zh/tabs/', one));
  expect(await second.render({ pathname: '/zh/lists/' })).toEqual(fresh('/zh/lists/', two));
  expect(second.rendered).toEqual(['/zh/lists/']);
});

test('who needs the content of a remembered page finds it', async () => {
  await build({ '/grid/': one }).render({ pathname: '/grid/' });
  const { html } = await build({ '/grid/': one }).render({ pathname: '/grid/' });
  const content = readContent(cutMarked(Buffer.from(html))!, kept);
  expect(content.toString()).toBe(`<p>/grid/ ${one}`);
});

test('only the last form of a page is kept', async () => {
  for (const key of [one, two, one])
    await build({ '/menus/': key }).render({ pathname: '/menus/' });
  const files = fs.readdirSync(kept).filter((name) => /menus/.test(name));
  expect(files.toSorted()).toEqual(['%2Fmenus%2F.html', '%2Fmenus%2F.json']);
});

test('a page without a key, such as the one for unknown addresses, is rendered each time, without marks', async () => {
  const { render, rendered } = build({});
  await render({ pathname: '/404.html' });
  expect((await render({ pathname: '/404.html' })).html).toBe('<p>/404.html undefined');
  await render({ pathname: 'toString' });
  expect(rendered).toEqual(['/404.html', '/404.html', 'toString']);
});

const content = contentFile(kept, '/chips/');
const others = content.replace(/html$/, 'json');
test.each([
  ['content is gone', () => fs.rmSync(content)],
  ['content is of another build', () => writeKept(content, two, '<p>')],
  ['content was cut off', () => fs.truncateSync(content, 20)],
  ['other facts are gone', () => fs.rmSync(others)],
  ['other facts are of another build', () => writeKept(others, two, '{}')],
  ['other facts were cut off', () => fs.truncateSync(others, 20)],
])('a page whose %s is rendered afresh, and remembered again', async (_what, damage) => {
  await build({ '/chips/': one }).render({ pathname: '/chips/' });
  damage();
  const { render, rendered } = build({ '/chips/': one });
  expect(await render({ pathname: '/chips/' })).toEqual(fresh('/chips/', one));
  expect(await render({ pathname: '/chips/' })).toEqual(remembered('/chips/', one));
  expect(rendered).toEqual(['/chips/']);
});
