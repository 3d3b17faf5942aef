import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf } from '../../support/keptFile';
import { rememberPages } from './rememberPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
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
      return { html: `<p>${pathname} ${keys[pathname]}` };
    },
    { keysFile, folder: path.join(folder, 'kept') },
  );
  return { rendered, render };
}

test('a page is rendered when its key is new, and else remembered', async () => {
  const first = build({ '/zh/tabs/': one, '/zh/lists/': one });
  await first.render({ pathname: '/zh/tabs/' });
  await first.render({ pathname: '/zh/lists/' });

  const second = build({ '/zh/tabs/': one, '/zh/lists/': two });
  expect(await second.render({ pathname: '/zh/tabs/' })).toEqual({ html: `<p>/zh/tabs/ ${one}` });
  expect(await second.render({ pathname: '/zh/lists/' })).toEqual({ html: `<p>/zh/lists/ ${two}` });
  expect(second.rendered).toEqual(['/zh/lists/']);
});

test('only the last form of a page is kept', async () => {
  for (const key of [one, two, one])
    await build({ '/menus/': key }).render({ pathname: '/menus/' });
  const kept = fs.readdirSync(path.join(folder, 'kept')).filter((name) => /menus/.test(name));
  expect(kept).toHaveLength(1);
});

test('a page without a key, such as the one for unknown addresses, is rendered each time', async () => {
  const { render, rendered } = build({});
  await render({ pathname: '/404.html' });
  await render({ pathname: '/404.html' });
  await render({ pathname: 'toString' });
  expect(rendered).toEqual(['/404.html', '/404.html', 'toString']);
});

test('what cannot be read is rendered afresh', async () => {
  await build({ '/chips/': one }).render({ pathname: '/chips/' });
  const file = path.join(folder, 'kept', `${encodeURIComponent('/chips/')}.json`);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').slice(0, 20));
  const { render, rendered } = build({ '/chips/': one });
  expect(await render({ pathname: '/chips/' })).toEqual({ html: `<p>/chips/ ${one}` });
  expect(rendered).toEqual(['/chips/']);
});
