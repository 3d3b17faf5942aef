import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import manifest from '../../../../package.json';
import { packageFacts } from './packageFacts';

describe('the packages of this site', () => {
  const facts = packageFacts(path.join(__dirname, '../../../..'), {});

  it('have the versions of package.json', () => {
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect([name, facts(name)?.version]).toEqual([name, version]);
    }
  });

  it.each([
    ['@mui/material', ['react', 'react-dom']],
    ['@mui/icons-material', ['react', '@mui/material']],
    ['@mui/lab', ['react', 'react-dom', '@mui/material']],
    ['@mui/x-data-grid', ['@mui/material', '@mui/system', 'react', 'react-dom']],
    ['@mui/x-date-pickers', ['@mui/material', '@mui/system', 'react', 'react-dom']],
    ['stylis-plugin-rtl', ['stylis']],
    ['dayjs', []],
  ])('%s needs %j beside it and brings its types', (name, peers) => {
    const fact = facts(name);
    expect(fact).toEqual({
      version: expect.any(String),
      peers: expect.arrayContaining(peers),
      typed: true,
    });
    expect(fact?.peers).toHaveLength(peers.length);
  });

  it.each([
    ['react', manifest.devDependencies['@types/react']],
    ['react-dom', manifest.devDependencies['@types/react-dom']],
    ['luxon', manifest.devDependencies['@types/luxon']],
    ['stylis', manifest.devDependencies['@types/stylis']],
    ['moment-hijri', '2.1.4'],
    ['moment-jalaali', '0.7.9'],
  ])('%s has its types in a package of their own, version %s', (name, version) => {
    expect(facts(name)).toMatchObject({
      typed: false,
      types: { name: `@types/${name}`, version },
    });
  });

  it.each(['date-fns', 'date-fns-jalali', 'moment', 'clsx', '@emotion/react', '@emotion/styled'])(
    '%s brings its types',
    (name) => {
      expect(facts(name)).toMatchObject({ typed: true });
      expect(facts(name)).not.toHaveProperty('types');
    },
  );

  it.each(['left-pad', '@left/pad', 'constructor'])('%s is not installed', (name) => {
    expect(facts(name)).toBeUndefined();
  });
});

describe('packages in a folder', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'package-facts-'));
  });
  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true });
  });

  function install(name: string, content: object, files: string[] = []): void {
    const folder = path.join(siteDir, 'node_modules', name);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(content));
    files.forEach((file) => fs.writeFileSync(path.join(folder, file), ''));
  }

  it.each([
    ['types', { types: 'a.d.ts' }, [], true],
    ['typings', { typings: 'a.d.ts' }, [], true],
    ['a condition', { exports: { types: './a.d.ts', default: './a.js' } }, [], true],
    ['a condition deep inside', { exports: { '.': { import: { types: './a.d.ts' } } } }, [], true],
    ['a condition in a list', { exports: { '.': [{ types: './a.d.ts' }, './a.js'] } }, [], true],
    ['a condition for a version', { exports: { '.': { 'types@<5': './a.d.ts' } } }, [], true],
    ['index.d.ts', {}, ['index.d.ts'], true],
    [
      'a path that is called types',
      { exports: { './types': './types.js', '.': './a.js' } },
      [],
      false,
    ],
    ['a condition of another name', { exports: { '.': { typescript: './a.ts' } } }, [], false],
    ['one file', { exports: './a.js' }, [], false],
    ['null', { exports: { './internal': null } }, [], false],
    ['nothing', {}, ['index.js'], false],
  ])('reads from %s whether there are types', (_, content, files, expected) => {
    install('a', { version: '1.0.0', ...content }, files);
    expect(packageFacts(siteDir, {})('a')).toEqual({
      version: '1.0.0',
      peers: [],
      typed: expected,
    });
  });

  it('leaves out optional peers', () => {
    install('a', {
      version: '1.0.0',
      peerDependencies: { b: '1', c: '2', d: '3' },
      peerDependenciesMeta: {
        c: { optional: true },
        d: { optional: false },
        e: { optional: true },
      },
    });
    expect(packageFacts(siteDir, {})('a')?.peers).toEqual(['b', 'd']);
  });

  it('finds the types of a package with a scope', () => {
    install('@a/b', { version: '1.0.0' });
    install('@types/a__b', { version: '1.0.5' });
    expect(packageFacts(siteDir, {})('@a/b')).toMatchObject({
      typed: false,
      types: { name: '@types/a__b', version: '1.0.5' },
    });
  });

  it('takes installed types before those that it knows of itself', () => {
    install('moment-hijri', { version: '3.0.0' });
    install('@types/moment-hijri', { version: '9.9.9' });
    expect(packageFacts(siteDir, {})('moment-hijri')?.types?.version).toBe('9.9.9');
  });

  it('looks for no types elsewhere of a package that has its own', () => {
    install('a', { version: '1.0.0', types: 'a.d.ts' });
    install('@types/a', { version: '0.0.1' });
    expect(packageFacts(siteDir, {})('a')).not.toHaveProperty('types');
  });

  it('reads a documented library where it is installed', () => {
    install('@mui/material', { version: '7.2.0', peerDependencies: { react: '19' } });
    install('@mui/material-6-0-0', { version: '6.0.0', peerDependencies: { 'react-dom': '18' } });
    install('react', { version: '19.0.0' });
    const facts = packageFacts(siteDir, {
      '@mui/material': '@mui/material-6-0-0',
    });
    expect(facts('@mui/material')).toEqual({
      version: '6.0.0',
      peers: ['react-dom'],
      typed: false,
    });
    expect(facts('react')?.version).toBe('19.0.0');
    expect(packageFacts(siteDir, {})('@mui/material')?.version).toBe('7.2.0');
  });

  it('says which documented library is not installed', () => {
    const facts = packageFacts(siteDir, { '@mui/lab': 'lab-6' });
    expect(() => facts('@mui/lab')).toThrow(
      '@mui/lab is documented in a version that is installed as lab-6, but node_modules has no such package. Run npm ci',
    );
    expect(facts('lab-6')).toBeUndefined();
  });

  it('reads a package once, and again for the next call', () => {
    install('a', { version: '1.0.0' });
    const facts = packageFacts(siteDir, {});
    expect(facts('b')).toBeUndefined();
    const first = facts('a');
    install('a', { version: '2.0.0' });
    install('b', { version: '3.0.0' });
    expect(facts('a')).toBe(first);
    expect(facts('b')).toBeUndefined();
    expect(packageFacts(siteDir, {})('a')?.version).toBe('2.0.0');
  });

  it('says that a package.json cannot be read', () => {
    install('a', {});
    fs.writeFileSync(path.join(siteDir, 'node_modules/a/package.json'), '{');
    expect(() => packageFacts(siteDir, {})('a')).toThrow(SyntaxError);
  });
});
