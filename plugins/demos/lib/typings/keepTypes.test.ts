import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { collectTypes } from './collectTypes';
import { keepTypes } from './keepTypes';

jest.mock('./collectTypes', () => ({ collectTypes: jest.fn() }));
const collected = jest.mocked(collectTypes);

let site: string;
const write = (file: string, text: string) => {
  const target = path.join(site, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};
const keep = (specifiers = ['box']) => keepTypes(site, path.join(site, 'kept'), specifiers);

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'keep-types-'));
  write('package-lock.json', '{}');
  write(
    'node_modules/typescript/lib/typescript.js',
    '/*! A license. */\nvar ts = {};\n(function (it) {\n  it.exports.version = "6.0";\n})({ exports: ts });\n',
  );
  collected.mockReset().mockReturnValue({
    language: { '/node_modules/typescript/lib/lib.d.ts': 'interface Array<T> {}' },
    packages: { '@a/box': { files: { '/node_modules/@a/box/index.d.ts': '' }, needs: ['wood'] } },
  });
});
afterEach(() => fs.rmSync(site, { recursive: true }));

it('writes files that are named by their content, and an index of them', async () => {
  const { data, written } = await keep();
  expect(data).toEqual({
    compiler: expect.stringMatching(/^types\/compiler\.[\da-f]{8}\.js$/) as string,
    language: expect.stringMatching(/^types\/language\.[\da-f]{8}\.json$/) as string,
    packages: {
      '@a/box': [expect.stringMatching(/^types\/a-box\.[\da-f]{8}\.json$/), 'wood'],
      '@mui/icons-material': [
        expect.stringMatching(/^types\/mui-icons-material\./),
        '@mui/material',
      ],
    },
  });
  expect(
    fs
      .readdirSync(written)
      .toSorted()
      .map((name) => `types/${name}`),
  ).toEqual(
    [
      data.compiler,
      data.language,
      ...Object.values(data.packages).map(([file]) => file),
    ].toSorted(),
  );
});

it('makes the compiler a script of its own, with its license', async () => {
  const { data, written } = await keep();
  const code = fs.readFileSync(path.join(written, data.compiler.slice('types/'.length)), 'utf8');
  expect(code).toContain('A license.');
  const context: { ts?: { version: string } } = {};
  vm.runInNewContext(code, context);
  expect(context.ts?.version).toBe('6.0');
});

it('does so once for what is installed, and keeps one set', async () => {
  const first = await keep();
  expect(await keep()).toEqual(first);
  expect(collected).toHaveBeenCalledTimes(1);
  const other = await keep(['box', 'box/lid']);
  expect(collected).toHaveBeenCalledTimes(2);
  expect(fs.readdirSync(path.join(site, 'kept'))).toHaveLength(2);
  expect(fs.existsSync(other.written)).toBe(true);
});
