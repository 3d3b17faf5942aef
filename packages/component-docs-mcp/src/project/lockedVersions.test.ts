import { npmVersions, pnpmVersions, yarnVersions, type LockQuestion } from './lockedVersions';

const names = ['@mui/material', '@mui/x-charts'];
const ask = (text: string, more: Partial<LockQuestion> = {}): LockQuestion => ({
  text,
  names,
  place: '.',
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
    expect(npmVersions(ask(text, { place: 'apps/web' }))['@mui/material']).toBe('6.4.0');
  });

  it('takes nothing that only looks like an entry', () => {
    const text =
      '{"packages":{"__proto__":{"node_modules/@mui/material":{"version":"1.0.0"}},"node_modules/@mui/x-charts":{"version":{"a":1}}},"dependencies":[1]}';
    expect(npmVersions(ask(text))).toEqual({});
    expect(({} as Record<string, unknown>)['node_modules/@mui/material']).toBeUndefined();
    expect(() => npmVersions(ask('{'))).toThrow();
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
    expect(pnpmVersions(ask(text, { place: 'apps/web' }))).toEqual({ '@mui/x-charts': '8.3.0' });
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

  it('does not follow aliases', () => {
    const text = `importers:
  .:
    dependencies:
      a: &a [x, x]
      b: [*a, *a]
`;
    expect(() => pnpmVersions(ask(text))).toThrow();
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
});
