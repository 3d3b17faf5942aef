import { transformSync } from '@swc/core';

const loader = require('./loader.cjs') as (this: object) => string;
const folder = '/si"te/.api-reference';
const file = `${folder}/x-8.9.2/pages/x/api/charts/bar-chart.json`;
const load = (isServer: boolean) =>
  loader.call({ resourcePath: file, getOptions: () => ({ isServer, folder }) });

/** Runs a module: what it exports, and what it asked for, in order. */
function run(source: string) {
  const asked: string[] = [];
  const { code } = transformSync(source, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const known: Record<string, unknown> = {
    [file]: { __esModule: true, default: 'the page' },
    '@site/src/api/ApiPart': { ApiPart: 'the part' },
    '@site/src/api/partRows': { partRows: 'the rows' },
  };
  const exported: { default?: unknown } = {};
  new Function('exports', 'require', code)(exported, (name: string) => {
    asked.push(name);
    return known[name];
  });
  return { exported: exported.default as Record<string, unknown>, asked };
}

it('holds data and component on the server', () => {
  expect(run(load(true))).toEqual({
    exported: { ready: { page: 'the page', ApiPart: 'the part', partRows: 'the rows' } },
    asked: [file, '@site/src/api/ApiPart', '@site/src/api/partRows'],
  });
});

it('fetches them in the browser, and not before they are asked for', async () => {
  const { exported, asked } = run(load(false));
  expect(Object.keys(exported)).toEqual(['load']);
  expect(asked).toEqual([]);
  await expect((exported.load as () => Promise<unknown>)()).resolves.toEqual({
    page: 'the page',
    ApiPart: 'the part',
  });
});

it("names the browser's files after the page, the same for all pages that share one", () => {
  expect(load(false).match(/webpackChunkName: "[^"]*"/g)).toEqual([
    'webpackChunkName: "api-x-8.9.2-pages-x-api-charts-bar-chart"',
    'webpackChunkName: "api-part"',
  ]);
});
