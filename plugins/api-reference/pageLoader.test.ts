import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { toJs } from 'estree-util-to-js';
import { importNode } from '../support/mdxImport';

const loader = require('./pageLoader.cjs') as (this: object, source: string) => string;

let site: string;
let folder: string;
let file: string;
const data = JSON.stringify({ name: 'the page' });

/** Writes data of a page. @returns their file */
function write(name: string, text: string): string {
  const written = path.join(folder, name);
  fs.mkdirSync(path.dirname(written), { recursive: true });
  fs.writeFileSync(written, text);
  return written;
}

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'api loader-'));
  folder = path.join(site, '.api-reference');
  file = write('x-8.9.2/pages/x/api/charts/bar-chart.json', data);
});
afterEach(() => fs.rmSync(site, { recursive: true }));

/** The module of a page, as MDX makes it of what `remarkApi` writes. */
const pageOf = (...files: string[]) =>
  files
    .map((each, index) => {
      const { estree } = importNode(`api${index}`, `${each}?api`).data;
      const text = toJs(estree as unknown as Parameters<typeof toJs>[0]).value;
      return `${text}export const page${index} = api${index};\n`;
    })
    .join('');

/** Loads the module of a page. @returns it and the files on which it depends */
function load({ isServer, page = pageOf(file) }: { isServer: boolean; page?: string }) {
  const files: string[] = [];
  const context = {
    addDependency: (each: string) => files.push(each),
    getOptions: () => ({ isServer, folder, address: '/base/assets/api/' }),
  };
  return { code: loader.call(context, page), files };
}

/** Runs a module: what it exports, what it asked the bundler for of the site, and what it fetched, in order. */
function run(source: string) {
  const asked: string[] = [];
  const fetched: string[] = [];
  const known: Record<string, unknown> = {
    '@site/src/api/ApiPart': { ApiPart: 'the part' },
    '@site/src/api/rules/partRows': { partRows: 'the rows' },
    '@site/src/api/fetchPage': {
      fetchPage: async (address: string) => {
        fetched.push(address);
        return 'the fetched page';
      },
    },
  };
  const evaluate = (text: string): Record<string, unknown> => {
    const { code } = transformSync(text, {
      module: { type: 'commonjs' },
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    const exported = {};
    new Function('exports', 'require', code)(exported, (name: string) => {
      if (path.dirname(name) === path.join(__dirname, 'client'))
        return evaluate(fs.readFileSync(name, 'utf8'));
      if (name === '../lib/pages/readPage') return require('./lib/pages/readPage') as unknown;
      asked.push(name);
      return known[name];
    });
    return exported;
  };
  const exported = evaluate(source) as Record<string, { load: () => Promise<unknown> }>;
  return { exported, asked, fetched };
}

it('finds the data on the server, beside the component that shows it', () => {
  const { exported, asked } = run(load({ isServer: true }).code);
  expect(exported).toEqual({
    page0: { ready: { page: { name: 'the page' }, ApiPart: 'the part', partRows: 'the rows' } },
  });
  expect(asked).toEqual(['@site/src/api/ApiPart', '@site/src/api/rules/partRows']);
});

it('refuses data on the server that are not those of the bundle', () => {
  const { code } = load({ isServer: true });
  fs.writeFileSync(file, '{"name":"another"}');
  expect(() => run(code)).toThrow(/bar-chart\.json has changed .* build again/);
});

it('fetches data and component in the browser, and not before they are asked for', async () => {
  const { exported, asked, fetched } = run(load({ isServer: false }).code);
  expect(Object.keys(exported.page0!)).toEqual(['load']);
  expect(fetched).toEqual([]);
  expect(asked).toEqual(['@site/src/api/fetchPage']);
  await expect(exported.page0!.load()).resolves.toEqual({
    page: 'the fetched page',
    ApiPart: 'the part',
  });
  expect(asked).toEqual(['@site/src/api/fetchPage', '@site/src/api/ApiPart']);
  expect(fetched).toEqual([
    expect.stringMatching(
      /^\/base\/assets\/api\/x-8\.9\.2\/pages\/x\/api\/charts\/bar-chart\.[0-9a-f]{8}\.json$/,
    ),
  ]);
});

it('has another address in the browser when the data have changed', async () => {
  const addressOf = async (text: string) => {
    fs.writeFileSync(file, text);
    const { exported, fetched } = run(load({ isServer: false }).code);
    await exported.page0!.load();
    return fetched[0];
  };
  expect(await addressOf(data)).toBe(await addressOf(data));
  expect(await addressOf('{"name":"another"}')).not.toBe(await addressOf(data));
});

it('keeps apart the data of several components of a page', async () => {
  const other = write('x-8.9.2/pages/x/api/charts/pie-chart.json', '{"name":"another"}');
  const page = pageOf(file, other);
  expect(run(load({ isServer: true, page }).code).exported).toMatchObject({
    page0: { ready: { page: { name: 'the page' } } },
    page1: { ready: { page: { name: 'another' } } },
  });
  const { exported, fetched } = run(load({ isServer: false, page }).code);
  await exported.page1!.load();
  expect(fetched).toEqual([expect.stringContaining('/charts/pie-chart.')]);
});

describe.each([true, false])('in a build, server: %s', (isServer) => {
  it('the data are in no bundle', () => {
    const { code } = load({ isServer });
    expect(code).not.toContain('the page');
    expect(code).not.toContain('?api');
  });

  it('a page is made anew when its data change', () => {
    expect(load({ isServer }).files).toEqual([file]);
  });

  it('a page that shows no API stays as it is', () => {
    const page = `import list from "${file}";\nimport { api } from "./api";\nexport default [list, api];\n`;
    expect(load({ isServer, page })).toEqual({ code: page, files: [] });
  });

  it.each(["it's mine", 'the "site"'])('data are found in the folder %j', (name) => {
    folder = path.join(site, name);
    const quoted = write('x/pages/button.json', data);
    expect(load({ isServer, page: pageOf(quoted) }).files).toEqual([quoted]);
  });
});
