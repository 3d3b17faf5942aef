import semver from 'semver';
import { npmVersions, pnpmVersions, yarnVersions, type LockQuestion } from './lockedVersions';

const names = ['@mui/material', '@mui/x-charts'];
const ask = (text: string, more: Partial<LockQuestion> = {}): LockQuestion => ({
  text,
  names,
  places: ['.'],
  ranges: {},
  ...more,
});

describe('npm', () => {
  it('reads versions 1 to 3, and the package of a workspace first', () => {
    const old = { dependencies: { '@mui/material': { version: '5.15.0' } } };
    expect(npmVersions(ask(JSON.stringify(old)))).toEqual({ '@mui/material': '5.15.0' });
    const lock = {
      packages: {
        'node_modules/@mui/material': { version: '7.1.0' },
        'apps/web/node_modules/@mui/material': { version: '6.4.0' },
        'node_modules/@mui/x-charts': { version: '8.0.0-beta.1' },
      },
    };
    const text = JSON.stringify(lock);
    expect(npmVersions(ask(text))).toEqual({
      '@mui/material': '7.1.0',
      '@mui/x-charts': '8.0.0-beta.1',
    });
    expect(npmVersions(ask(text, { places: ['apps/web'] }))['@mui/material']).toBe('6.4.0');
  });

  it('takes nothing that only looks like an entry', () => {
    const text =
      '{"packages":{"__proto__":{"node_modules/@mui/material":{"version":"1.0.0"}},"node_modules/@mui/x-charts":{"version":{"a":1}}},"dependencies":[1]}';
    expect(npmVersions(ask(text))).toEqual({});
    expect(({} as Record<string, unknown>)['node_modules/@mui/material']).toBeUndefined();
    expect(() => npmVersions(ask('{'))).toThrow();
  });

  it('takes only what is a version', () => {
    const versionIn = (version: string) =>
      npmVersions(ask(JSON.stringify({ packages: { 'node_modules/@mui/material': { version } } })))[
        '@mui/material'
      ];
    expect(versionIn('7.0.0-01')).toBeUndefined();
    expect(versionIn('7.0.0-rc.1')).toBe('7.0.0-rc.1');
    for (const version of ['7.0.0-rc.1_x', '7.0.0-', '7.0.0-a..b', `7.0.0-${'1'.repeat(300)}`]) {
      const release = versionIn(version);
      expect([version, release === undefined || semver.valid(release)]).not.toContain(null);
    }
  });
});

describe('pnpm', () => {
  it('reads version 9, of the project that is meant', () => {
    const text = `lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      '@mui/material':
        specifier: ^7.0.0
        version: 7.2.0(@emotion/react@11.14.0)(react@19.0.0)

  apps/web:
    devDependencies:
      '@mui/x-charts':
        specifier: ^8.0.0
        version: 8.3.0

packages:

  '@mui/material@7.2.0':
    resolution: {integrity: sha512-x}
`;
    expect(pnpmVersions(ask(text))).toEqual({ '@mui/material': '7.2.0' });
    expect(pnpmVersions(ask(text, { places: ['apps/web'] }))).toEqual({ '@mui/x-charts': '8.3.0' });
  });

  it('reads version 5, which has no importers', () => {
    const text = `lockfileVersion: 5.4

specifiers:
  '@mui/material': ^5.0.0

dependencies:
  '@mui/material': 5.15.0_abc
  '@mui/x-charts': 6.0.0

packages:
  /x/1.0.0:
    dev: false
`;
    expect(pnpmVersions(ask(text))).toEqual({
      '@mui/material': '5.15.0',
      '@mui/x-charts': '6.0.0',
    });
  });

  it('reads what is behind the last mark of a document: what is before it is about pnpm', () => {
    const text = `---
lockfileVersion: '9.0'

importers:

  .:
    configDependencies: {}
    packageManagerDependencies:
      pnpm:
        specifier: 11.0.0
        version: 11.0.0

---
lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      '@mui/material':
        specifier: ^7.0.0
        version: 7.2.0(react@19.0.0)
`;
    expect(pnpmVersions(ask(text))).toEqual({ '@mui/material': '7.2.0' });
    expect(pnpmVersions(ask(text.replaceAll('\n', '\r\n')))).toEqual({ '@mui/material': '7.2.0' });
  });

  it('takes no dependency for the project of that name', () => {
    const text = `importers:
  .:
    devDependencies:
      docs:
        specifier: workspace:*
        version: link:docs
      '@mui/x-charts':
        specifier: ^8.0.0
        version: 8.1.0
  docs:
    dependencies:
      '@mui/material':
        specifier: ^7.0.0
        version: 7.2.0
`;
    expect(pnpmVersions(ask(text, { places: ['docs'] }))).toEqual({ '@mui/material': '7.2.0' });
    expect(pnpmVersions(ask(text, { places: ['docs/src', 'docs', '.'] }))).toEqual({
      '@mui/material': '7.2.0',
      '@mui/x-charts': '8.1.0',
    });
  });

  it.each([
    ['5.15.0_react@18.2.0', '5.15.0'],
    ['8.0.0-beta.1_react@18.2.0', '8.0.0-beta.1'],
    ['8.0.0-alpha.170_ks4clcdtsvqmhzrqw6xkvrwwhq', '8.0.0-alpha.170'],
    ['8.0.0-beta.1(react@19.0.0)', '8.0.0-beta.1'],
    ['link:../material', undefined],
  ])('reads the release in %s', (version, release) => {
    const text = `dependencies:\n  '@mui/material': ${version}\n`;
    expect(pnpmVersions(ask(text))['@mui/material']).toBe(release);
  });

  it.each([
    ['brackets', `dependencies: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['aliases', 'dependencies: [&a [x, x], *a]'],
    ['what is no list', 'dependencies: x'],
  ])('gives up on %s', (_what, line) => {
    expect(() => pnpmVersions(ask(`importers:\n  .:\n    ${line}\n`))).toThrow(
      'of a form that pnpm does not write',
    );
  });

  it('reads ten thousands of dependencies in a moment', () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `      p${at}: 1`);
    const text = `importers:\n  .:\n    dependencies:\n${lines.join('\n')}\n      '@mui/material': 7.2.0\n`;
    const started = performance.now();
    expect(pnpmVersions(ask(text))).toEqual({ '@mui/material': '7.2.0' });
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('yarn', () => {
  it('reads version 1', () => {
    const text = `# yarn lockfile v1


"@mui/material@^7.0.0", "@mui/material@^7.1.0":
  version "7.2.0"
  resolved "https://registry.example.org/material.tgz"
  dependencies:
    "@mui/x-charts" "^8.0.0"

"@mui/material@^5.0.0":
  version "5.15.0"

react@19.0.0:
  version "19.0.0"
`;
    expect(yarnVersions(ask(text))).toEqual({ '@mui/material': '7.2.0' });
    const ranges = { '@mui/material': '^5.0.0' };
    expect(yarnVersions(ask(text, { ranges }))).toEqual({ '@mui/material': '5.15.0' });
  });

  it('reads later versions', () => {
    const text = `__metadata:
  version: 8

"@mui/x-charts@npm:^8.0.0, @mui/x-charts@npm:^8.1.0":
  version: 8.4.0
  resolution: "@mui/x-charts@npm:8.4.0"
`;
    expect(yarnVersions(ask(text))).toEqual({ '@mui/x-charts': '8.4.0' });
  });

  it('takes a version that the project lets in where none has its very range', () => {
    const text = `__metadata:
  version: 8

"@mui/material@npm:^5.0.0":
  version: 5.15.0

"@mui/material@patch:@mui/material@npm%3A7.2.0#~/.yarn/patches/x.patch":
  version: 7.2.0
`;
    const ranges = { '@mui/material': '^7.0.0' };
    expect(yarnVersions(ask(text, { ranges }))).toEqual({ '@mui/material': '7.2.0' });
    expect(yarnVersions(ask(text))).toEqual({ '@mui/material': '5.15.0' });
  });

  it('reads a long line in a moment', () => {
    const text = `"@mui/material@^7${' '.repeat(300_000)}x":\n  version "7.0.0"\n`;
    const started = performance.now();
    expect(yarnVersions(ask(text))).toEqual({ '@mui/material': '7.0.0' });
    expect(performance.now() - started).toBeLessThan(3000);
  });
});
