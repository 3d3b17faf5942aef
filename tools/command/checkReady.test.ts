import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
let root: string;
const at = (file: string) => path.join(root, file);
const write = (file: string, content: unknown) => {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
};
const dependencies = { react: '19.2.9', '@mui/x-charts-8-9-2': 'npm:@mui/x-charts@8.9.2' };
const packages = {
  'node_modules/react': { version: '19.2.9' },
  'node_modules/@mui/x-charts-8-9-2': { version: '8.9.2' },
  'node_modules/clsx': { version: '2.1.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

/** A project in which everything fits. */
function makeProject(name = 'site') {
  root = path.join(folder, name);
  write('package.json', { dependencies, devDependencies: { clsx: '^2.0.0' } });
  write('package-lock.json', {
    packages: { '': { dependencies, devDependencies: { clsx: '^2.0.0' } }, ...packages },
  });
  const { 'node_modules/fsevents': _other, ...installed } = packages;
  write('node_modules/.package-lock.json', { packages: installed });
  for (const [place, { version }] of Object.entries(installed)) {
    write(`${place}/package.json`, { version });
  }
  write('config/documentedVersions.json', {});
  // Beside the folders of languages.
  write('i18n/README.md', '# How to translate\n');
}

/** What a command says before it begins. */
function look(options = '{}') {
  const script = `import { checkReady } from ${JSON.stringify(path.join(__dirname, 'checkReady.mjs'))};
checkReady(${JSON.stringify(root)}, ${options}); console.log('ready');`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ready-'));
  makeProject();
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('says nothing where everything fits, whatever the times of files are', () => {
  fs.utimesSync(at('package-lock.json'), new Date(), new Date(Date.now() + 60_000));
  expect(look()).toEqual({ status: 0, said: 'ready\n' });
});

it.each<[string, string, string, () => void]>([
  [
    'a package that only package.json has',
    'package.json asks for dayjs 1.11.13, package-lock.json has none',
    'npm install',
    () =>
      write('package.json', {
        dependencies: { ...dependencies, dayjs: '1.11.13' },
        devDependencies: { clsx: '^2.0.0' },
      }),
  ],
  [
    'a version that only package.json has',
    'package.json asks for react 19.3.0, package-lock.json has 19.2.9',
    'npm install',
    () =>
      write('package.json', {
        dependencies: { ...dependencies, react: '19.3.0' },
        devDependencies: { clsx: '^2.0.0' },
      }),
  ],
  [
    'a version that is not in node_modules',
    'package.json asks for react 19.2.9, node_modules has 19.2.0',
    'npm ci',
    () => write('node_modules/react/package.json', { version: '19.2.0' }),
  ],
  [
    'another version under an alias',
    'package.json asks for @mui/x-charts-8-9-2 8.9.2, node_modules has 9.0.0',
    'npm ci',
    () => write('node_modules/@mui/x-charts-8-9-2/package.json', { version: '9.0.0' }),
  ],
  [
    'a package that npm has installed in another version',
    'clsx is installed as 2.0.0, package-lock.json has 2.1.1',
    'npm ci',
    () =>
      write('node_modules/.package-lock.json', {
        packages: { ...packages, 'node_modules/clsx': { version: '2.0.0' } },
      }),
  ],
  [
    'a package whose folder is gone',
    'react 19.2.9 is not in node_modules',
    'npm ci',
    () => fs.rmSync(at('node_modules/react'), { recursive: true }),
  ],
  [
    'nothing installed at all',
    'node_modules is not there',
    'npm ci',
    () => fs.rmSync(at('node_modules'), { recursive: true }),
  ],
])('refuses %s, and says what to run', (_what, fault, command, change) => {
  change();
  const { status, said } = look();
  expect(status).toBe(1);
  expect(said).toContain(`  - ${fault}`);
  expect(said).toContain(`Run ${command}.`);
  // What a command that installs does itself.
  expect(look('{ installs: true }').status).toBe(0);
});

it('names every broken file of JSON at once, with line and column', () => {
  const files = {
    'config/documentedVersions.json': '{\n  "versions": {,}\n}',
    'config/api-history/x-charts.json': '<<<<<<< HEAD\n{}',
    'versions.json': '["7.2.0"',
    'x_versions.json': '',
    'i18n/zh/page-tree.json': '{"/a": "b",}',
    'versioned_docs/version-7.2.0/_tree.json': '{"tree": [}',
    'x_versioned_sidebars/version-8.9.2-sidebars.json': '<<<<<<< HEAD\n',
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const { status, said } = look();
  expect(status).toBe(1);
  const lines = said.trim().split('\n');
  expect(lines).toHaveLength(Object.keys(files).length);
  for (const file of Object.keys(files)) {
    expect(said).toMatch(
      new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+:\\d+: no valid JSON: `, 'm'),
    );
  }
  expect(said).toContain('config/documentedVersions.json:2:16: ');
});

it('takes a byte order mark for nothing, but for the one that keeps commands from running', () => {
  const mark = (file: string) => write(file, `\uFEFF${fs.readFileSync(at(file), 'utf8')}`);
  ['config/documentedVersions.json', 'package-lock.json'].forEach(mark);
  expect(look()).toEqual({ status: 0, said: 'ready\n' });
  write('node_modules/react/package.json', { version: '19.2.0' });
  expect(look().said).toContain('node_modules has 19.2.0');
  mark('package.json');
  expect(look().said).toContain('package.json:1:1: begins with a byte order mark');
});

it.each(['a#b', 'a!b', 'what?', 'a[b]', 'a{b}'])(
  'refuses a checkout at %j and says why',
  (name) => {
    makeProject(name);
    const { status, said } = look('{ installs: true }');
    expect(status).toBe(1);
    expect(said).toContain(`The path of this checkout, ${root}, contains "`);
    expect(said).toContain('Move or rename the folder');
  },
);

it.each([
  'two words',
  '文档',
  'émoi',
  "it's",
  'a&b',
  'a+b',
  'a@b',
  'a=b',
  'a,b',
  'a~b',
  'a%41b',
  'a(b)',
])('takes a checkout at %j', (name) => {
  makeProject(name);
  expect(look()).toEqual({ status: 0, said: 'ready\n' });
});
