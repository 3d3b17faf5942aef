import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keptPages } from './keptPages';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-pages-'));
  const folder = path.join(siteDir, 'x_versioned_docs/version-8.9.2');
  for (const page of ['introduction', 'react-charts/bars', 'of-no-tree']) {
    fs.mkdirSync(path.join(folder, page), { recursive: true });
    fs.writeFileSync(path.join(folder, page, 'index.mdx'), '');
  }
  fs.writeFileSync(
    path.join(folder, '_tree.json'),
    JSON.stringify({
      tree: [
        {
          pathname: '/x/react-charts-group',
          title: 'Charts',
          children: [
            { pathname: '/x/react-charts', title: 'Overview' },
            { pathname: '/x/react-charts/bars', title: 'Bars' },
            { pathname: '/x/api/charts/bar-chart', title: 'BarChart' },
            { pathname: '/x/api/charts/never', title: 'Never' },
          ],
        },
        { pathname: '/x/introduction', title: 'Introduction' },
      ],
      titles: {},
    }),
  );
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('lists the pages of a kept version in the order of its tree, without those it has not', () => {
  expect(keptPages(siteDir, 'x', '8.9.2')).toEqual(['/x/react-charts/bars', '/x/introduction']);
});

it('lists those below some roots', () => {
  expect(keptPages(siteDir, 'x', '8.9.2', ['/x/react-charts-group'])).toEqual([
    '/x/react-charts/bars',
  ]);
  expect(keptPages(siteDir, 'x', '8.9.2', ['/x/react-chat-group'])).toEqual([]);
});

it('knows pages of the API reference by the sidebars of the version before a build has compiled them', () => {
  const folder = path.join(siteDir, 'x_versioned_sidebars');
  fs.mkdirSync(folder);
  const doc = (key: string) => ({ type: 'doc', id: key.slice(3), key });
  const items = [doc('/x/api/charts/bar-chart'), doc('/x/react-charts')];
  fs.writeFileSync(
    path.join(folder, 'version-8.9.2-sidebars.json'),
    JSON.stringify({ x: [{ type: 'category', key: '/x/react-charts-group', items }] }),
  );
  // A guide that is no file is not there, whatever lists it.
  expect(keptPages(siteDir, 'x', '8.9.2')).toEqual([
    '/x/react-charts/bars',
    '/x/api/charts/bar-chart',
    '/x/introduction',
  ]);
});
