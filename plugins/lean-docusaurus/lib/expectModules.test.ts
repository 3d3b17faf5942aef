import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { ExpectModules, type ExpectedModule } from './expectModules';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'expect-modules-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const loader = path.join(folder, 'loader.cjs');
const runs = path.join(folder, 'runs');
fs.writeFileSync(
  loader,
  `module.exports = (source) => {
  require('node:fs').appendFileSync(${JSON.stringify(runs)}, 'x');
  return source;
};
`,
);
fs.writeFileSync(path.join(folder, 'main.js'), "import './core.js';\n");
fs.writeFileSync(path.join(folder, 'core.js'), 'export default 1;\n');

/**
 * Bundles with a rule for one file and what is expected.
 * @param keeps - whether the bundler keeps a cache
 * @returns the error that the build ends with
 */
async function bundle(
  ruled: string,
  expected: Partial<ExpectedModule>,
  keeps = false,
): Promise<string> {
  const directory = path.join(folder, 'cache');
  const cache = { type: 'persistent', storage: { type: 'filesystem', directory } } as const;
  return new Promise((resolve) => {
    const compiler = rspack({
      ...(keeps && { cache: true, experiments: { cache } }),
      mode: 'production',
      context: folder,
      entry: './main.js',
      output: { path: path.join(folder, 'built') },
      module: { rules: [{ resource: path.join(folder, ruled), enforce: 'pre', use: [loader] }] },
      plugins: [
        new ExpectModules(
          [
            {
              part: 'flat-client',
              file: 'core.js',
              expected: 'the file that is replaced',
              matches: path.join(folder, 'core.js'),
              ...expected,
            },
          ],
          '3.99.0',
        ),
      ],
    });
    compiler.run((error, stats) => {
      const said = error?.message ?? stats?.toString({ all: false, errors: true }) ?? '';
      compiler.close(() => resolve(said));
    });
  });
}

it('says nothing of a rule that has matched', async () => {
  expect(await bundle('core.js', { loader })).toBe('');
});

it.each([
  ['whose file has moved', 'lib/core.js', { loader }],
  ['whose file nobody imports', 'core.js', { matches: /other\.js$/ }],
])('fails the build for a rule %s', async (_what, ruled, expected) => {
  const message = await bundle(ruled, expected);
  expect(message).toContain('Docusaurus 3.99.0 is otherwise than the layer relies on');
  expect(message).toContain('file:     core.js\n');
  expect(message).toContain('LEAN=-flat-client');
});

it('fails it for what was to be kept out, and names the file', async () => {
  const message = await bundle('core.js', { isAbsent: true });
  expect(message).toContain(`found:    ${path.join(folder, 'core.js')}`);
  expect(await bundle('core.js', { isAbsent: true, matches: /other/ })).toBe('');
});

it('looks at what comes from the cache, which no loader is asked for again', async () => {
  fs.rmSync(runs, { force: true });
  expect(await bundle('core.js', { loader }, true)).toBe('');
  expect(await bundle('core.js', { loader }, true)).toBe('');
  expect(fs.readFileSync(runs, 'utf8')).toBe('x');
  expect(await bundle('core.js', { loader, matches: /other/ }, true)).toContain('core.js');
});
