import zlib from 'node:zlib';
import { planShards, type ChunkNames } from './planShards';
import { readRegistry, readRoutes } from './readRoutes';
import { shardCode, shellCode, shellNamesJson, shellRegistryCode } from './writeModules';

const routesSource = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/x/',
    component: ComponentCreator('/x/', '1'),
    routes: [
      {
        path: '/x/',
        component: ComponentCreator('/x/', '2'),
        routes: [
          { path: '/x/charts/', component: ComponentCreator('/x/charts/', '3'), exact: true, sidebar: "x-charts" },
          { path: '/x/charts/bars/', component: ComponentCreator('/x/charts/bars/', '4'), exact: true, sidebar: "x-charts" },
          { path: '/x/grid/', component: ComponentCreator('/x/grid/', '5'), exact: true },
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const names: ChunkNames = {
  '/x/-1': { __comp: 'root' },
  '/x/-2': { __comp: 'version', __props: 'meta' } as never,
  '/x/charts/-3': { __comp: 'item', content: 'c1' } as never,
  '/x/charts/bars/-4': { __comp: 'item', content: 'c2' } as never,
  '/x/grid/-5': { __comp: 'item', content: 'c3' } as never,
};
const registrySource = `export default {
  "root": [() => import(/* webpackChunkName: "root" */ "r"), "r", require.resolveWeak("r")],
  "version": [() => import(/* webpackChunkName: "version" */ "v"), "v", require.resolveWeak("v")],
  "meta": [() => import(/* webpackChunkName: "meta" */ "m"), "m", require.resolveWeak("m")],
  "item": [() => import(/* webpackChunkName: "item" */ "i"), "i", require.resolveWeak("i")],
  "c1": [() => import("1"), "1", require.resolveWeak("1")],
  "c2": [() => import("2"), "2", require.resolveWeak("2")],
  "c3": [() => import("3"), "3", require.resolveWeak("3")],};
`;
const plan = planShards(readRoutes(routesSource), names);

it('reads every entry of the registry, the last one too', () => {
  expect([...readRegistry(registrySource).keys()]).toEqual([
    'root',
    'version',
    'meta',
    'item',
    'c1',
    'c2',
    'c3',
  ]);
});

it('refuses generated files of an unknown form', () => {
  expect(() => readRegistry('export default {"a": load("a")};')).toThrow(/have the known form/);
  expect(() =>
    readRegistry('export default {"a": [() => import("a")], "b": [() => import(\n"b")],};'),
  ).toThrow(/Of 2 entries/);
  expect(() => readRoutes('module.exports = [];')).toThrow(/not of the form/);
});

it('moves the pages into shards by section and leaves the frame', () => {
  expect(plan.shards.map(({ prefix, parent, routes }) => [prefix, parent, routes.length])).toEqual([
    ['/x/charts/', [0, 0], 2],
    ['/x/grid/', [0, 0], 1],
  ]);
  expect(plan.shell.map(({ path }) => path)).toEqual(['/x/', '*']);
  expect(plan.shell[0]?.routes?.[0]?.routes).toEqual([]);
});

it('moves the files that only one shard needs, and keeps shared ones in the shell', () => {
  expect(plan.shards[0]?.chunks).toEqual(['c1', 'c2']);
  const registry = shellRegistryCode(plan, readRegistry(registrySource));
  expect(registry).toContain('"item"');
  expect(registry).not.toContain('"c1"');
  expect(Object.keys(JSON.parse(shellNamesJson(plan, names)))).toEqual(['/x/-1', '/x/-2']);
});

it('brings what surrounds every page with the shell, but no data of a version', () => {
  expect(plan.frame).toEqual(['root', 'version', 'item']);
  const registry = shellRegistryCode(plan, readRegistry(registrySource));
  for (const name of ['r', 'v', 'i']) {
    expect(registry).toContain(`import(/* webpackMode: "eager" */ "${name}")`);
  }
  expect(registry).toContain('import(/* webpackChunkName: "meta" */ "m")');
});

it('writes a shell that knows how to fetch each shard, and shards that keep every attribute of a route', () => {
  expect(shellCode(plan, '/gen/routes.js')).toContain(
    '["/x/charts/", [0,0], () => import(/* webpackChunkName: "pages-x-charts" */ "/gen/routes.js?shard=0")]',
  );
  const code = shardCode(plan.shards[0]!, names, readRegistry(registrySource));
  expect(code).toContain('"sidebar": "x-charts"');
  expect(code).toContain('ComponentCreator("/x/charts/bars/", "4")');
  expect(code).toContain('"c2": [() => import("2")');
});

describe('with many pages', () => {
  const planOf = (count: number) => {
    const leaves = Array.from(
      { length: count },
      (_, index) =>
        `{ path: '/x/grid/p${index}/', component: ComponentCreator('/x/grid/p${index}/', 'a'), exact: true }`,
    );
    const source = routesSource.replace(
      "{ path: '/x/grid/', component: ComponentCreator('/x/grid/', '5'), exact: true },",
      leaves.join(','),
    );
    return planShards(readRoutes(source), {});
  };

  it('cuts a large section into stretches in which each page is found once', () => {
    const { shards } = planOf(130);
    const stretches = shards.filter(({ prefix }) => prefix === '/x/grid/');
    expect(stretches.map(({ routes }) => routes.length)).toEqual([33, 32, 33, 32]);
    expect(stretches.map(({ to }) => to)).toEqual([
      ...stretches.slice(1).map(({ from }) => from),
      undefined,
    ]);
    for (const { routes, prefix, from = '', to } of stretches) {
      for (const { path } of routes) {
        const rest = path.slice(prefix.length);
        expect(rest >= from && (to === undefined || rest < to)).toBe(true);
      }
    }
    expect(new Set(stretches.flatMap(({ routes }) => routes.map(({ path }) => path))).size).toBe(
      130,
    );
    expect(shellCode(planOf(130), '/gen/routes.js')).toMatch(
      /"pages-x-grid-p\d+" \*\/ "\/gen\/routes\.js\?shard=2"\), "p\d+\/", "p\d+\/"\]/,
    );
  });

  it('grows the shell by a line for forty pages', () => {
    const size = (count: number) =>
      zlib.gzipSync(shellCode(planOf(count), '/gen/routes.js')).length;
    expect(size(2000) - size(20)).toBeLessThan(1000);
  });
});
