import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { readProject } from './readProject';

const projectOf = (files: Readonly<Record<string, string>>) => makeFolder(files).path;

const name = '@mui/x-charts';
const manifest = JSON.stringify({ dependencies: { [name]: '^8.2.0' } });
const lockOf = (version: string) =>
  JSON.stringify({ packages: { [`node_modules/${name}`]: { version } } });

it('believes what is installed, then the lockfile, then the range', () => {
  const installed = `node_modules/${name}/package.json`;
  const folder = projectOf({
    'package.json': manifest,
    'package-lock.json': lockOf('8.3.0'),
    [installed]: '{"version":"8.4.0"}',
  });
  expect(readProject(folder, [name]).packages[name]).toEqual({ version: '8.4.0', file: installed });
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true });
  expect(readProject(folder, [name]).packages[name]).toEqual({
    version: '8.3.0',
    file: 'package-lock.json',
  });
  fs.rmSync(path.join(folder, 'package-lock.json'));
  expect(readProject(folder, [name]).packages[name]).toEqual({
    version: '8.2.0',
    file: 'package.json',
    isRange: true,
  });
});

it('finds the lockfile of a repository above a project', () => {
  const folder = projectOf({
    'pnpm-lock.yaml': `importers:\n  apps/web:\n    dependencies:\n      '${name}':\n        specifier: ^8\n        version: 8.1.0\n`,
    'apps/web/package.json': manifest,
    'apps/web/src/a.ts': '',
  });
  const { packages, folder: home } = readProject(path.join(folder, 'apps/web/src'), [name]);
  expect(home).toBe(path.join(folder, 'apps/web'));
  expect(packages[name]).toEqual({ version: '8.1.0', file: '../../../pnpm-lock.yaml' });
});

it('goes on to the project above from a folder that only tells how its modules are read', () => {
  const folder = projectOf({
    'package.json': manifest,
    'src/package.json': '{"type":"module"}',
    'pnpm-lock.yaml': `importers:\n  .:\n    dependencies:\n      '${name}':\n        specifier: ^8\n        version: 8.1.0\n`,
  });
  const src = path.join(folder, 'src');
  expect(readProject(src, [name]).packages[name]).toEqual({
    version: '8.1.0',
    file: '../pnpm-lock.yaml',
  });
  fs.rmSync(path.join(folder, 'pnpm-lock.yaml'));
  expect(readProject(src, [name]).packages[name]).toEqual({
    version: '8.2.0',
    file: '../package.json',
    isRange: true,
  });
});

it.each([
  '*',
  '<9',
  '<=8.1.0',
  'workspace:*',
  'workspace:^',
  'latest',
  'catalog:',
  '',
  `file:${'x'.repeat(300)}`,
])('knows that a project asks for a package, and not which version "%s" is', (range) => {
  const folder = projectOf({ 'package.json': JSON.stringify({ dependencies: { [name]: range } }) });
  const { packages, unknown } = readProject(folder, [name, '@mui/material']);
  expect(packages).toEqual({});
  expect(unknown).toEqual({ [name]: 'package.json' });
});

it('reads files that begin with the mark of their byte order', () => {
  const folder = projectOf({
    'package.json': `\uFEFF${manifest}`,
    'package-lock.json': `\uFEFF${lockOf('8.3.0')}`,
  });
  const { packages, problems } = readProject(folder, [name]);
  expect(packages[name]).toEqual({ version: '8.3.0', file: 'package-lock.json' });
  expect(problems).toEqual([]);
});

it('reads a lockfile of brackets again and again', () => {
  const folder = projectOf({
    'package.json': manifest,
    'pnpm-lock.yaml': `importers:\n  .:\n    dependencies: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`,
  });
  for (let time = 0; time < 5; time += 1) {
    const { packages, problems } = readProject(folder, [name]);
    expect(packages[name]).toMatchObject({ version: '8.2.0', isRange: true });
    expect(problems).toEqual([
      'pnpm-lock.yaml is not used: has lines of a form that pnpm does not write',
    ]);
  }
});

it('reads a lockfile of five million bytes in a second or two', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 23_000 }, (_, at) => [
      `node_modules/p${at}`,
      { version: '1.0.0', resolved: 'x'.repeat(120), integrity: 'y'.repeat(60) },
    ]),
  );
  const packages = { ...entries, [`node_modules/${name}`]: { version: '8.3.0' } };
  const npm = JSON.stringify({ packages });
  const blocks = Array.from(
    { length: 23_000 },
    (_, at) => `"p${at}@^1.0.0":\n  version "1.0.0"\n  resolved "${'x'.repeat(180)}"\n`,
  );
  const yarn = `${blocks.join('\n')}\n"${name}@^8.2.0":\n  version "8.3.0"\n`;
  const pnpm = `importers:\n  .:\n    dependencies:\n      '${name}':\n        specifier: ^8\n        version: 8.3.0\npackages:\n${blocks.map((_, at) => `  p${at}@1.0.0:\n    resolution: {integrity: ${'y'.repeat(180)}}\n`).join('')}`;
  for (const [file, text] of [
    ['package-lock.json', npm],
    ['yarn.lock', yarn],
    ['pnpm-lock.yaml', pnpm],
  ] as const) {
    expect(text.length).toBeGreaterThan(5_000_000);
    const folder = projectOf({ 'package.json': manifest, [file]: text });
    expect(readProject(folder, [name]).packages[name]).toEqual({ version: '8.3.0', file });
  }
});

it('says what it could not use, and goes on', () => {
  const folder = projectOf({
    'package.json': manifest,
    'package-lock.json': '{"packages":',
    'yarn.lock/inner': '',
    'pnpm-lock.yaml': `importers:\n  .:\n    dependencies: [*a\n`,
  });
  fs.writeFileSync(path.join(folder, 'npm-shrinkwrap.json'), 'x'.repeat(31_000_000));
  const { packages, problems } = readProject(folder, [name]);
  expect(packages[name]).toMatchObject({ version: '8.2.0', isRange: true });
  expect(problems.map((problem) => problem.split(' is not used')[0])).toEqual([
    'package-lock.json',
    'npm-shrinkwrap.json',
    'pnpm-lock.yaml',
    'yarn.lock',
  ]);
  expect(problems[1]).toContain('31000000 bytes; at most 30000000');
});

it('reads no file outside of node_modules, whatever a package is called', () => {
  const folder = projectOf({
    'package.json': manifest,
    'secret/package.json': '{"version":"1.0.0"}',
  });
  expect(readProject(folder, ['../secret', 'a/../../secret', '.']).packages).toEqual({});
});

it('knows nothing of a folder without a project', () => {
  const folder = projectOf({});
  expect(readProject(folder, [name])).toEqual({ folder, packages: {}, unknown: {}, problems: [] });
});
