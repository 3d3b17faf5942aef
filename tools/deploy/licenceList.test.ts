import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../plugins/support/filesBelow';
import { licenceText, shippedPackages } from './licenceList';

let root: string;
const write = (name: string, text: string | object) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), typeof text === 'string' ? text : JSON.stringify(text));
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'licences-'));
  write('package.json', { name: 'site', dependencies: { a: '1' }, devDependencies: { tool: '1' } });
  write('node_modules/a/package.json', {
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    dependencies: { b: '1' },
  });
  write('node_modules/a/LICENSE', 'Do what you like.');
  write('node_modules/a/node_modules/b/package.json', {
    name: 'b',
    version: '2.0.0',
    licenses: [{ type: 'MIT' }, { type: 'ISC' }],
  });
  write('node_modules/tool/package.json', { name: 'tool', version: '1.0.0' });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

it('lists what is shipped with what it depends on, and no tool', () => {
  expect(shippedPackages(root).map(({ name, licence }) => [name, licence])).toEqual([
    ['a', 'MIT'],
    ['b', 'MIT OR ISC'],
  ]);
  const text = licenceText(shippedPackages(root));
  expect(text).toContain('2 packages');
  expect(text).toContain('a 1.0.0 (MIT)\n\nDo what you like.');
});

it('lists the compiler and types, which a build copies though they are tools', () => {
  const names = ['typescript', '@types/a', '@types/tool'];
  write('package.json', {
    name: 'site',
    dependencies: { a: '1' },
    devDependencies: Object.fromEntries(names.map((name) => [name, '1'])),
  });
  for (const name of names) {
    write(`node_modules/${name}/package.json`, { name, version: '1.0.0', license: 'Apache-2.0' });
  }
  expect(shippedPackages(root).map(({ name }) => name)).toEqual([
    '@types/a',
    'a',
    'b',
    'typescript',
  ]);
});

it('lists all texts of a package that has a folder of them', () => {
  fs.rmSync(path.join(root, 'node_modules/a/LICENSE'));
  write('node_modules/a/LICENSE/LICENSE', 'Do what you like.');
  write('node_modules/a/LICENSE/LICENSE-other', 'And name us.');
  expect(shippedPackages(root)[0]!.text).toBe('Do what you like.\n\nAnd name us.');
});

it('says where a package names no licence, and refuses without one that is needed', () => {
  write('node_modules/a/package.json', { name: 'a', version: '1.0.0' });
  expect(shippedPackages(root)[0]!.licence).toBe('as its text says');
  fs.rmSync(path.join(root, 'node_modules/a/LICENSE'));
  expect(shippedPackages(root)[0]!.licence).toBe('none named');
  write('package.json', { name: 'site', dependencies: { gone: '1' } });
  expect(() => shippedPackages(root)).toThrow(/gone, on which site@ depends, is not installed/);
});

it('lists every package whose code the site of this project imports', () => {
  const project = path.resolve(__dirname, '../..');
  const folders = [
    'src',
    ...fs.readdirSync(path.join(project, 'plugins')).map((name) => `plugins/${name}/client`),
  ].map((folder) => path.join(project, folder));
  const imports =
    /^(?:import|export)\b(?! type)(?:[^';=(]*\sfrom)? '([^'.][^']*)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^'.][^']*)'/gm;
  // Of the search in the built pages.
  const imported = new Set(['pagefind']);
  for (const file of folders.filter((each) => fs.existsSync(each)).flatMap(filesBelow)) {
    // What renders demos at build time has a window of its own.
    const isSent = /\.(?:tsx?|js)$/.test(file) && !/\.test\.|\/demos\/rendering\//.test(file);
    if (!isSent) continue;
    for (const [, one, other] of fs.readFileSync(file, 'utf8').matchAll(imports)) {
      const specifier = (one ?? other)!;
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      // Others are names of Docusaurus.
      if (fs.existsSync(path.join(project, 'node_modules', name))) imported.add(name);
    }
  }
  expect(imported.size).toBeGreaterThan(20);
  const listed = new Set(shippedPackages(project).map(({ name }) => name));
  expect([...imported].filter((name) => !listed.has(name))).toEqual([]);
}, 60_000);
