import { transformSync } from '@swc/core';

const loader = require('./loader.cjs') as (this: object) => string;

const file = '/it\'s "my" site/.api-reference/x-8.9.2/pages/x/api/charts/bar-chart.json';
const part = '@site/src/api/ApiPart';

/** Runs a module. @returns what it exports, and what it asked the bundler for, in order */
function run(source: string) {
  const asked: string[] = [];
  const { code } = transformSync(source, {
    module: { type: 'commonjs' },
    jsc: { target: 'es2022' },
  });
  const known: Record<string, unknown> = {
    [file]: { __esModule: true, default: 'the page' },
    [part]: { ApiPart: 'the part' },
  };
  const exported = {} as { default: { load: () => Promise<unknown> } };
  new Function('exports', 'require', code)(exported, (name: string) => {
    asked.push(name);
    return known[name];
  });
  return { exported: exported.default, asked };
}

it('gets the data from a development server as a module, which follows what is written anew', async () => {
  const { exported, asked } = run(loader.call({ resourcePath: file }));
  expect(Object.keys(exported)).toEqual(['load']);
  expect(asked).toEqual([]);
  await expect(exported.load()).resolves.toEqual({ page: 'the page', ApiPart: 'the part' });
  expect(asked).toEqual([file, part]);
});
