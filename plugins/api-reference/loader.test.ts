import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';

const loader = require('./loader.cjs') as (this: object, data: string) => string;

let folder: string;
let file: string;
const data = JSON.stringify({ name: 'the page' });

beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'api-"loader"-')), '.api-reference');
  file = path.join(folder, 'x-8.9.2/pages/x/api/charts/bar-chart.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, data);
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

const load = (options: { isServer: boolean; isDevelopment?: boolean }, text = data) =>
  loader.call(
    {
      resourcePath: file,
      getOptions: () => ({
        isDevelopment: false,
        folder,
        address: '/base/assets/api/',
        ...options,
      }),
    },
    text,
  );

/** Runs a module: what it exports, what it asked the bundler for, and what it fetched, in order. */
function run(source: string) {
  const asked: string[] = [];
  const fetched: string[] = [];
  const { code } = transformSync(source, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const known: Record<string, unknown> = {
    [file]: { __esModule: true, default: 'the page' },
    '@site/src/api/ApiPart': { ApiPart: 'the part' },
    '@site/src/api/partRows': { partRows: 'the rows' },
    '@site/src/api/fetchPage': {
      fetchPage: async (address: string) => {
        fetched.push(address);
        return 'the fetched page';
      },
    },
  };
  const exported: { default?: unknown } = {};
  new Function('exports', 'require', code)(exported, (name: string) => {
    if (name === require.resolve('./lib/pages/readPage.ts')) return require(name) as unknown;
    asked.push(name);
    return known[name];
  });
  return { exported: exported.default as Record<string, unknown>, asked, fetched };
}

it('finds the data on the server, beside the component that shows it', () => {
  const { exported, asked } = run(load({ isServer: true }));
  expect(exported).toEqual({
    ready: { page: { name: 'the page' }, ApiPart: 'the part', partRows: 'the rows' },
  });
  expect(asked).toEqual(['@site/src/api/ApiPart', '@site/src/api/partRows']);
});

it('refuses data on the server that are not those of the bundle', () => {
  const code = load({ isServer: true });
  fs.writeFileSync(file, '{"name":"another"}');
  expect(() => run(code)).toThrow(/bar-chart\.json has changed .* build again/);
});

it('fetches data and component in the browser, and not before they are asked for', async () => {
  const { exported, asked, fetched } = run(load({ isServer: false }));
  expect(Object.keys(exported)).toEqual(['load']);
  expect(fetched).toEqual([]);
  expect(asked).toEqual(['@site/src/api/fetchPage']);
  await expect((exported.load as () => Promise<unknown>)()).resolves.toEqual({
    page: 'the fetched page',
    ApiPart: 'the part',
  });
  expect(asked).not.toContain(file);
  expect(fetched).toEqual([
    expect.stringMatching(
      /^\/base\/assets\/api\/x-8\.9\.2\/pages\/x\/api\/charts\/bar-chart\.json\?v=[0-9a-f]{8}$/,
    ),
  ]);
});

it('has another address in the browser when the data have changed', async () => {
  const addressOf = async (text: string) => {
    const { exported, fetched } = run(load({ isServer: false }, text));
    await (exported.load as () => Promise<unknown>)();
    return fetched[0];
  };
  expect(await addressOf(data)).toBe(await addressOf(data));
  expect(await addressOf('{"name":"another"}')).not.toBe(await addressOf(data));
});

it('gets the data from a development server as a module, which follows what is written anew', async () => {
  const { exported, fetched } = run(load({ isServer: false, isDevelopment: true }));
  await expect((exported.load as () => Promise<unknown>)()).resolves.toEqual({
    page: 'the page',
    ApiPart: 'the part',
  });
  expect(fetched).toEqual([]);
});

it.each([true, false])('has the data in no bundle of a build, server: %s', (isServer) => {
  expect(load({ isServer })).not.toContain('the page');
});
