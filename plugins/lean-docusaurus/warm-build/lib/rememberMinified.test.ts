import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { RememberMinified } from './rememberMinified';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'minified-'));
const kept = path.join(folder, 'kept');
const entry = path.join(folder, 'entry.js');
afterAll(() => fs.rmSync(folder, { recursive: true }));
beforeEach(() => fs.rmSync(kept, { recursive: true, force: true }));

/** Bundles a script. @returns what a browser gets */
async function bundle(code: string, { salt = 'tools', minimize = true } = {}): Promise<string> {
  fs.writeFileSync(entry, code);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: path.join(folder, 'out'), filename: 'main.[fullhash:8].js', clean: true },
    optimization: { minimize, minimizer: [new rspack.SwcJsMinimizerRspackPlugin({})] },
    plugins: [new RememberMinified({ folder: kept, salt })],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
  const [name] = fs.readdirSync(path.join(folder, 'out'));
  return fs.readFileSync(path.join(folder, 'out', name!), 'utf8');
}

/** Changes what is kept of the one script, so that it can be told from what a minifier makes. */
function mark(): void {
  const [name] = fs.readdirSync(kept);
  fs.appendFileSync(path.join(kept, name!), '/* kept */');
}

const greeting = 'export const greeting = "hello";\nconsole.log(greeting, "in a long line");\n';

test('a script that an earlier build has minified is taken from it', async () => {
  const first = await bundle(greeting);
  expect(first).toContain('"hello","in a long line"');
  expect(await bundle(greeting)).toBe(first);
  mark();
  expect(await bundle(greeting)).toBe(`${first}/* kept */`);
});

test.each([
  ['another text', greeting.replace('hello', 'good morning'), {}],
  ['other tools', greeting, { salt: 'newer tools' }],
])('%s is minified afresh, and kept instead', async (_what, code, options) => {
  await bundle(greeting);
  mark();
  const fresh = await bundle(code, options);
  expect(fresh).not.toContain('kept');
  expect(fresh).toContain('","in a long line"');
  expect(fs.readdirSync(kept)).toEqual(['main.js']);
  mark();
  expect(await bundle(code, options)).toBe(`${fresh}/* kept */`);
});

test('nothing is kept of a build that does not minify', async () => {
  expect(await bundle(greeting, { minimize: false })).toContain('const greeting = "hello"');
  expect(fs.existsSync(kept)).toBe(false);
});
