import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRouteFiles } from './readRouteFiles';

let folder: string;
const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const route = (at: string, hash: string, rest: string) =>
  `{ path: '${at}', component: ComponentCreator('${at}', '${hash}'), ${rest} }`;
const js = (file: string) => ({ js: [{ file }] });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'routes-'));
  const leaves = [
    route('/x/charts/', '3', 'exact: true'),
    route('/x/charts/bars/', '4', 'exact: true'),
  ];
  write(
    'routes.js',
    `import React from 'react';\nexport default [${route('/x/', '1', `routes: [${route('/x/', '2', `routes: [${leaves.join()}]`)}]`)}];`,
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/x/-1': { __comp: 'root' },
      '/x/-2': { __comp: 'version', __props: 'meta' },
      '/x/charts/-3': { __comp: 'item', content: 'c1' },
      '/x/charts/bars/-4': { __comp: 'item', content: 'c2' },
    }),
  );
  const own = ['meta', 'c1', 'c2', 'shared', 'pages-x-charts'];
  write(
    'client-manifest.json',
    JSON.stringify({
      origins: {
        meta: ['meta'],
        c1: ['c1'],
        c2: ['shared', 'c2'],
        'pages-x-charts': ['pages-x-charts'],
      },
      assets: Object.fromEntries(own.map((name) => [name, js(`assets/js/${name}.js`)])),
    }),
  );
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('knows the table, the routes around a page and its own, but nothing that has come before', () => {
  expect(Object.fromEntries(readRouteFiles(folder))).toEqual({
    '/x/charts/': ['assets/js/pages-x-charts.js', 'assets/js/meta.js', 'assets/js/c1.js'],
    '/x/charts/bars/': [
      'assets/js/pages-x-charts.js',
      'assets/js/meta.js',
      'assets/js/shared.js',
      'assets/js/c2.js',
    ],
  });
});

it('refuses what is not in the form of Docusaurus', () => {
  write('client-manifest.json', '{}');
  expect(() => readRouteFiles(folder)).toThrow('has no "origins" and "assets"');
});
