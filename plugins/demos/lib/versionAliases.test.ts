import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  accepts,
  aliasRules,
  aliasScopes,
  installedBesides,
  isLeftToNode,
  packageOf,
} from './versionAliases';

let siteDir: string;

function installPackage(
  name: string,
  version: string,
  dependencies?: Record<string, string>,
): void {
  const folder = path.join(siteDir, 'node_modules', name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version, dependencies }));
}

const versions = [
  {
    folder: 'x_versioned_docs/version-8.9.2',
    aliases: {
      '@mui/x-tree': '@mui/x-tree-8-9-2',
      '@mui/x-pickers': '@mui/x-pickers-8-9-2',
      '@mui/x-pickers-pro': '@mui/x-pickers-pro-8-9-2',
      '@mui/x-tree-pro': '@mui/x-tree-pro-8-9-0',
    },
  },
];

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aliases-'));
  installPackage('@mui/x-tree-8-9-2', '8.9.2');
  installPackage('@mui/x-pickers-8-9-2', '8.9.2');
  installPackage('@mui/x-pickers-pro-8-9-2', '8.9.2', {
    '@mui/x-pickers': '8.9.2',
    '@mui/utils': '^7.2.0',
  });
  installPackage('@mui/x-tree-pro-8-9-0', '8.9.0', { '@mui/x-tree': '8.9.0' });
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it.each([
  ['@mui/x-charts/BarChart', '@mui/x-charts'],
  ['@mui/x-charts', '@mui/x-charts'],
  ['dayjs/locale/de', 'dayjs'],
])('%s is of %s', (request, name) => {
  expect(packageOf(request)).toBe(name);
});

it.each([
  ['8.9.2', '8.9.2', true],
  ['8.9.2', '8.9.3', false],
  ['^8.9.2', '8.9.2', true],
  ['^8.9.2', '8.10.0', true],
  ['^8.9.2', '8.9.1', false],
  ['^8.9.2', '9.0.0', false],
  ['^8.9.2', '8.10.0-beta.1', false],
  ['>=8', '8.9.2', false],
])('%s accepts %s: %s', (range, version, expected) => {
  expect(accepts(range, version)).toBe(expected);
});

it('gives a version all its aliases, and an aliased package those of the versions it asks for', () => {
  const scopes = aliasScopes(siteDir, versions);
  const at = (folder: string) =>
    scopes.find((scope) => scope.folder === path.join(siteDir, folder) + path.sep)?.aliases;
  expect(at('x_versioned_docs/version-8.9.2')).toEqual(versions[0]!.aliases);
  expect(at('node_modules/@mui/x-pickers-pro-8-9-2')).toEqual({
    '@mui/x-pickers': '@mui/x-pickers-8-9-2',
  });
  // It asks for 8.9.0 exactly, and npm put that one into its own node_modules.
  expect(at('node_modules/@mui/x-tree-pro-8-9-0')).toEqual({});
});

it('makes a rule for each folder that has aliases, and none without versions', () => {
  expect(aliasRules(aliasScopes(siteDir, versions), false).map(({ include }) => include)).toEqual([
    path.join(siteDir, 'x_versioned_docs/version-8.9.2') + path.sep,
    path.join(siteDir, 'node_modules/@mui/x-pickers-pro-8-9-2') + path.sep,
  ]);
  expect(aliasRules(aliasScopes(siteDir, []), false)).toEqual([]);
});

it('takes the CommonJS form on the server, whose default imports Node understands', () => {
  const conditions = (isServer: boolean) =>
    aliasRules(aliasScopes(siteDir, versions), isServer).map(({ resolve }) => resolve.byDependency);
  expect(conditions(true)[0]).toEqual({
    esm: { conditionNames: ['require', 'node', 'default'] },
  });
  expect(conditions(false)[0]).toBeUndefined();
});

it('says what to do when an alias is not installed', () => {
  fs.rmSync(path.join(siteDir, 'node_modules/@mui/x-tree-8-9-2'), { recursive: true });
  expect(() => aliasScopes(siteDir, versions)).toThrow(
    /version-8\.9\.2 documents .* @mui\/x-tree-8-9-2, and node_modules has no such package. Run npm ci/,
  );
});

describe('what is left to Node', () => {
  const context = (folder: string) => path.join(siteDir, folder);
  const asks = () =>
    isLeftToNode(siteDir, aliasScopes(siteDir, versions), [/^@mui\//, /^react($|\/)/]);

  it.each([
    ['@mui/x-pickers', 'x-docs/react-date-pickers', true],
    ['./rows', 'x-docs/react-date-pickers', false],
    ['@mui/x-pickers/AdapterDayjs', 'x_versioned_docs/version-8.9.2/react-date-pickers', false],
    ['@mui/material', 'x_versioned_docs/version-8.9.2/react-date-pickers', true],
    ['@mui/x-pickers', 'x_versioned_docs/version-8.9.20/react-date-pickers', true],
    ['@mui/x-pickers', 'node_modules/@mui/x-pickers-pro-8-9-2/esm', false],
    ['@mui/utils', 'node_modules/@mui/x-pickers-pro-8-9-2/esm', true],
    ['react', 'node_modules/@mui/x-pickers-pro-8-9-2/esm', true],
  ])('%s from %s: %s', (request, folder, expected) => {
    expect(asks()(request, context(folder))).toBe(expected);
  });

  it('keeps what an aliased package brought for itself, at any depth', () => {
    installPackage('@mui/x-tree-pro-8-9-0/node_modules/@mui/x-internals', '8.8.0');
    const inside = 'node_modules/@mui/x-tree-pro-8-9-0';
    expect(asks()('@mui/x-internals', context(`${inside}/esm/deep`))).toBe(false);
    expect(asks()('@mui/x-internals', context(`${inside}/node_modules/@mui/x-license/esm`))).toBe(
      false,
    );
  });
});

describe('what a bundle of the server takes from node_modules as it is', () => {
  /** Asks as the bundler does: the request that is left to Node, or nothing. */
  function leftToNode(cut: typeof versions, request: string, folder: string): string | undefined {
    const externals = installedBesides(siteDir, aliasScopes(siteDir, cut));
    if (Array.isArray(externals)) {
      return externals.some((pattern) => pattern.test(request)) ? request : undefined;
    }
    const answers: (string | undefined)[] = [];
    externals({ request, context: path.join(siteDir, folder) }, (error, left) => {
      expect(error).toBeUndefined();
      answers.push(left);
    });
    expect(answers).toHaveLength(1);
    return answers[0];
  }

  describe.each([[[]], [versions]])('with the versions %j', (cut) => {
    it.each([
      '@mui/material/Button',
      '@mui/x-pickers',
      '@emotion/react',
      'react',
      'react-dom/server',
      'react/jsx-runtime',
      'dayjs/locale/de',
      'date-fns-jalali',
      'moment-hijri',
      'stylis-plugin-rtl',
    ])('a current demo shares %s with what a reader installs', (request) => {
      expect(leftToNode(cut, request, 'x-docs/react-date-pickers')).toBe(request);
    });

    it.each(['./rows', '@site/src/demos/rendering/renderDemo', 'react-router', 'clsx'])(
      '%s is bundled',
      (request) => {
        expect(leftToNode(cut, request, 'x-docs/react-date-pickers')).toBeUndefined();
      },
    );
  });

  it('bundles an older library, which Node would not find', () => {
    const folder = 'x_versioned_docs/version-8.9.2/react-date-pickers';
    expect(leftToNode(versions, '@mui/x-pickers/AdapterDayjs', folder)).toBeUndefined();
    expect(leftToNode(versions, 'react', folder)).toBe('react');
  });
});
