import fs from 'node:fs';
import path from 'node:path';
import { keepBundle } from './keepBundle';
import { demoSitePerTest } from '../demoSiteFixture';

const site = demoSitePerTest();
const { at, write } = site;

beforeEach(() => {
  write('docs/a/Basic.tsx', 'basic');
  write('node_modules/react/index.js', 'react');
});

const entries = { mount: 'mount()', 'docs/a': 'basic()' };
const output = () => at('node_modules/.cache/scripts');

/** A bundler that writes a script an entry, made of the entry and of all sources, as the real one does. */
const compile = jest.fn(async (files: Record<string, string>) => {
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const sources = [
    at('docs/a/Basic.tsx'),
    at('docs/a/Basic.mjs'),
    at('docs/a'),
    at('node_modules/react/index.js'),
  ];
  const texts = sources
    .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    .map(read);
  fs.rmSync(output(), { recursive: true, force: true });
  for (const [name, file] of Object.entries(files)) {
    write(`node_modules/.cache/scripts/${name}.js`, [read(file), ...texts].join('\n'));
  }
  const scripts = Object.keys(files).map((name) => [name, [`${name}.js`]]);
  return {
    scripts: Object.fromEntries(scripts) as Record<string, string[]>,
    sources: [...sources, ...Object.values(files)],
    packages: { react: { id: '1', chunks: ['mount'] } },
  };
});
beforeEach(() => compile.mockClear());

/** What a build gets, and whether it had to bundle anything for that. */
async function keep(options: Partial<Parameters<typeof keepBundle>[0]> = {}) {
  const before = compile.mock.calls.length;
  const { scripts } = await keepBundle({
    siteDir: site.siteDir,
    output: output(),
    entries,
    salt: 'salt',
    compile,
    ...options,
  });
  return { scripts, isMade: compile.mock.calls.length > before };
}

it('bundles once, and takes the same again', async () => {
  const made = await keep();
  expect(made).toEqual({
    scripts: {
      mount: [expect.stringMatching(/^mount\.[0-9a-f]{8}\.js$/)],
      'docs/a': [expect.stringMatching(/^docs\/a\.[0-9a-f]{8}\.js$/)],
    },
    isMade: true,
  });
  await expect(keep()).resolves.toEqual({ ...made, isMade: false });
  expect(fs.readFileSync(path.join(output(), 'docs/a.js'), 'utf8')).toContain('basic()');
});

it('says where packages are, by the names that their files have on the site', async () => {
  const options = { siteDir: site.siteDir, output: output(), entries, salt: 'salt', compile };
  const { packages, scripts } = await keepBundle(options);
  expect(packages).toEqual({ react: { id: '1', chunks: scripts.mount } });
  expect((await keepBundle(options)).packages).toEqual(packages);
});

it.each<[string, () => unknown]>([
  ['a source has changed', () => write('docs/a/Basic.tsx', 'BASIC')],
  ['a file comes that stands before a source', () => write('docs/a/Basic.mjs', 'basic')],
  ['a source is gone', () => fs.rmSync(at('docs/a/Basic.tsx'))],
  ['a script is missing', () => fs.rmSync(path.join(output(), 'docs/a.js'))],
  ['a script was cut short', () => fs.truncateSync(path.join(output(), 'mount.js'), 3)],
  ['all scripts are missing', () => fs.rmSync(output(), { recursive: true })],
  ['what is known of them is damaged', () => fs.writeFileSync(`${output()}.json`, '{"cut')],
])('bundles again when %s', async (_name, change) => {
  await keep();
  change();
  await expect(keep()).resolves.toMatchObject({ isMade: true });
});

it.each([
  ['an entry has changed', { entries: { ...entries, 'docs/a': 'other()' } }],
  ['there is another entry', { entries: { ...entries, 'docs/b': 'b()' } }],
  ['an entry is gone', { entries: { mount: entries.mount } }],
  ['rules or packages have changed', { salt: 'other' }],
])('bundles again when %s', async (_name, change) => {
  await keep();
  await expect(keep(change)).resolves.toMatchObject({ isMade: true });
  await expect(keep(change)).resolves.toMatchObject({ isMade: false });
});

it('leaves what is installed to the salt', async () => {
  await keep();
  write('node_modules/react/index.js', 'other');
  await expect(keep()).resolves.toMatchObject({ isMade: false });
});

it('does not mind what else is in a folder that the bundler has looked into', async () => {
  await keep();
  write('docs/a/index.mdx', 'text');
  await expect(keep()).resolves.toMatchObject({ isMade: false });
});

it('takes the same again when a file was written anew as it was', async () => {
  await keep();
  write('docs/a/Basic.tsx', 'basic');
  await expect(keep()).resolves.toMatchObject({ isMade: false });
});

it('keeps nothing of what cannot be bundled', async () => {
  await keep();
  write('docs/a/Basic.tsx', 'syntax error');
  const failing = jest.fn(async () => {
    throw new Error('Basic.tsx: unexpected token');
  });
  for (const time of [1, 2]) {
    await expect(keep({ compile: failing })).rejects.toThrow('unexpected token');
    expect(failing).toHaveBeenCalledTimes(time);
  }
  // As it was before: the scripts of then count no more, for the bundler may have begun to overwrite them.
  write('docs/a/Basic.tsx', 'basic');
  await expect(keep()).resolves.toMatchObject({ isMade: true });
});

it('hands over no entry of an earlier build', async () => {
  await keep({ entries: { ...entries, 'docs/gone': 'gone()' } });
  await keep();
  const [files] = compile.mock.lastCall!;
  expect(Object.keys(files)).toEqual(['mount', 'docs/a']);
  expect(fs.existsSync(path.join(path.dirname(files.mount!), 'docs/gone.js'))).toBe(false);
});

it('gives a script another version when it is another, and only then', async () => {
  const { scripts } = await keep();
  const salted = await keep({ salt: 'other' });
  expect(salted).toEqual({ isMade: true, scripts });
  const changed = await keep({ entries: { ...entries, 'docs/a': 'other()' } });
  expect(changed.scripts.mount).toEqual(scripts.mount);
  expect(changed.scripts['docs/a']).not.toEqual(scripts['docs/a']);
});
