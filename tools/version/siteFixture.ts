import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { numberedRedirects } from '../../config/numberedRedirects';
import { archivedRedirects } from '../../config/versions';
import { defaultFolder } from '../../plugins/frozen-versions/lib/source';
import type { LeftOutDemo } from './demos/leftOutList';
import type { Commands, Site, TypeFault } from './types';

/** Every file below a folder with its content, for comparing two states. */
export function readTree(root: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [
        path.relative(root, file).split(path.sep).join('/'),
        fs.readFileSync(file, 'latin1'),
      ]),
  );
}

const tree = [
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [{ pathname: '/x/react-data-grid', title: 'Overview', plan: 'pro' }],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts/bars', title: 'Bars', newFeature: true },
      { pathname: '/x/react-charts/later', title: 'Later' },
    ],
  },
];

const demo = (specifier: string, more = '') =>
  `import { Thing } from '${specifier}';\n${more}export default function Demo() {\n  return <Thing />;\n}\n`;
const page = (...demos: string[]) =>
  `---\ndescription: A page.\n---\n\n${demos.map((name) => `<Demo name="${name}" height={400} />\n\n`).join('')}## End {#end}\n\nText.\n`;

/** A small site in a folder of its own, with the dependencies of its package.json. */
export function makeSite() {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'version-site-'));
  const dependencies: Record<string, string> = {
    '@mui/material': '7.2.0',
    '@mui/x-charts': '8.9.2',
    '@mui/x-data-grid': '8.9.2',
    '@mui/x-data-grid-pro': '8.9.0',
    '@mui/x-license': '8.9.2',
    react: '19.2.9',
  };
  const manifest = (version: string, needs: Record<string, string> = {}) =>
    JSON.stringify({ version, dependencies: needs });
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify({ name: 'site', overrides: { 'react-is': '19.2.9' }, dependencies }, null, 2)}\n`,
    'package-lock.json': '{}\n',
    'config/documentedVersions.json':
      '{\n  "versions": { "default": {}, "x": {} },\n  "archived": []\n}\n',
    'config/leftOutDemos.json': '[]\n',
    'config/longDemos.json': '[]\n',
    'docs/a/index.mdx': page('Picker'),
    'docs/a/Picker.tsx': demo('@mui/x-date-pickers'),
    'x-docs/react-data-grid/index.mdx': page('Basic', 'Pinned'),
    'x-docs/react-data-grid/rows.ts': 'export const rows = [];\n',
    'x-docs/react-data-grid/Basic.tsx': demo(
      '@mui/x-data-grid-pro',
      `import { rows } from './rows';\nimport Box from '@mui/material/Box';\n`,
    ),
    'x-docs/react-data-grid/Basic.css.tsx': demo('@mui/x-data-grid-pro', `import './Basic.css';\n`),
    'x-docs/react-data-grid/Basic.css': '.basic {}\n',
    'x-docs/react-data-grid/Pinned.tsx': demo(
      '@mui/x-data-grid-pro/locales',
      `import { rows } from './rows';\n`,
    ),
    'x-docs/react-charts/bars/index.mdx': page('Bars'),
    'x-docs/react-charts/bars/Bars.tsx': demo('@mui/x-charts/BarChart'),
    'i18n/zh/docusaurus-plugin-content-docs-x/current/react-data-grid/index.mdx': page(
      'Basic',
      'Pinned',
    ),
    'node_modules/@mui/x-charts/package.json': manifest('8.9.2', { '@mui/utils': '^7.0.0' }),
    'node_modules/@mui/x-data-grid/package.json': manifest('8.9.2', {
      '@mui/x-internals': '8.9.2',
    }),
    'node_modules/@mui/x-data-grid-pro/package.json': manifest('8.9.0', {
      '@mui/x-data-grid': '8.9.0',
      '@mui/material': '^7.0.0',
    }),
    'node_modules/.cache/rspack/pack': 'old',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  return {
    siteDir,
    dependencies,
    /** What a maintainer would commit, with its content: no package, and nothing that npm writes. */
    ownFiles: () =>
      Object.fromEntries(
        Object.entries(readTree(siteDir)).filter(
          ([file]) => !file.startsWith('node_modules/') && file !== 'package-lock.json',
        ),
      ),
    /** Removes the site, and the artefacts beside it. */
    remove: () => {
      for (const folder of [siteDir, defaultFolder(siteDir)])
        fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the stood-in programs do and did. */
export interface FakeWorld {
  changed: string[];
  /** Findings of the type check, by the version of the Data Grid that is installed. */
  faults: Record<string, TypeFault[]>;
  /** What a fault of {@link faults} has to find in its file to be one, by its message; a fault without is one always. */
  faultyWords: Record<string, string>;
  /** What the codemods say that they could not do. */
  codemodProblem?: string;
  /** What the codemods make of a file. */
  codemod: (source: string) => string;
  /** Published versions by package. */
  published: Record<string, string[]>;
  /** Fails the named command. */
  failing?: keyof Commands;
  /** What npm says against an installation. */
  uninstallable?: string;
  /** API pages that the next libraries have nothing for. */
  absent: string[];
  /** What a cut in a copy leaves out. */
  leftOutApart: LeftOutDemo[];
  /** What the build of a version writes, by its path. */
  built: Record<string, string>;
  calls: string[];
}

/**
 * The site of {@link makeSite} with programs that change package.json, lockfile and node_modules as npm
 * does.
 */
export function fakeSite(siteDir: string): { site: Site; world: FakeWorld; lines: string[] } {
  const world: FakeWorld = {
    changed: [],
    faults: {},
    faultyWords: {},
    codemod: (source) => source,
    published: Object.fromEntries(
      ['charts', 'data-grid', 'data-grid-pro', 'license'].map((name) => [
        `@mui/x-${name}`,
        ['8.9.2', '9.14.0'],
      ]),
    ),
    absent: [],
    leftOutApart: [],
    built: {},
    calls: [],
  };
  const at = (file: string) => path.join(siteDir, file);
  const readManifest = () =>
    JSON.parse(fs.readFileSync(at('package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
  const writeManifest = (manifest: object) => {
    fs.writeFileSync(at('package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    fs.writeFileSync(at('package-lock.json'), `${JSON.stringify(manifest)}\n`);
  };
  const call = (name: keyof Commands, detail = '') => {
    world.calls.push(`${name} ${detail}`.trim());
    if (world.failing === name) throw new Error(`${name} broke`);
  };
  const splitSpecifier = (specifier: string) => {
    const [, name = '', version = ''] = /^(@?[^@]+)@(.+)$/.exec(specifier) ?? [];
    return { name, version };
  };
  const commands: Commands = {
    changedFiles: async () => {
      call('changedFiles');
      return world.changed;
    },
    checkTypes: async (withSite) => {
      call('checkTypes', withSite ? 'with site' : '');
      const faults = world.faults[readManifest().dependencies['@mui/x-data-grid']!] ?? [];
      return faults.filter(
        ({ file, message }) =>
          fs.existsSync(at(file)) &&
          fs.readFileSync(at(file), 'utf8').includes(world.faultyWords[message] ?? ''),
      );
    },
    publishedVersions: async (name, range) => {
      call('publishedVersions', `${name} ${range ?? ''}`);
      return range === undefined ? (world.published[name] ?? []) : ['7.3.0'];
    },
    peersOf: async (name, version) => {
      call('peersOf', `${name} ${version}`);
      return { '@mui/material': '^7.3.0' };
    },
    tryInstall: async (specifiers, overrides) => {
      const fixed = Object.entries(overrides).map((pair) => `(${pair.join('@')})`);
      call('tryInstall', [...specifiers, ...fixed].join(' '));
      return world.uninstallable;
    },
    install: async (specifiers) => {
      const manifest = readManifest();
      for (const specifier of specifiers) {
        const { name, version } = splitSpecifier(specifier);
        manifest.dependencies[name] = version;
        fs.mkdirSync(at(`node_modules/${name}`), { recursive: true });
        fs.writeFileSync(at(`node_modules/${name}/package.json`), JSON.stringify({ version }));
      }
      writeManifest(manifest);
      // Breaks after its work, as a broken connection may.
      call('install', specifiers.join(' '));
    },
    runCodemods: async (codemods, version, files) => {
      call('runCodemods', `${codemods} ${version} ${files.join(' ')}`);
      for (const file of files) {
        const text = world.codemod(fs.readFileSync(at(file), 'utf8'));
        fs.writeFileSync(at(file), text);
      }
      return world.codemodProblem;
    },
    formatFiles: async (files) => call('formatFiles', files.join(' ')),
    uninstall: async (names) => {
      const manifest = readManifest();
      for (const name of names) {
        delete manifest.dependencies[name];
        fs.rmSync(at(`node_modules/${name}`), { recursive: true });
      }
      writeManifest(manifest);
      call('uninstall', names.join(' '));
    },
    writeApi: async () => call('writeApi'),
    absentApi: async () => {
      call('absentApi');
      return world.absent;
    },
    buildVersion: async (instance, version) => {
      call('buildVersion', `${instance} ${version}`);
      const out = at('node_modules/.cache/frozen-build');
      for (const [file, text] of Object.entries(world.built)) {
        fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
        fs.writeFileSync(path.join(out, file), text);
      }
      return out;
    },
    freezeApart: async (instance, version) => {
      call('freezeApart', `${instance} ${version}`);
      return 'Digest: 1a2b';
    },
    cutApart: async (args) => {
      call('cutApart', args.join(' '));
      return world.leftOutApart;
    },
    installFromLockfile: async () => call('installFromLockfile'),
  };
  const lines: string[] = [];
  const product = { home: '/x/', npmPackage: '@mui/x-data-grid', instance: 'x' as const };
  const site: Site = {
    siteDir,
    trees: { default: [{ pathname: '/a', title: 'A' }], x: structuredClone(tree) },
    products: [
      { ...product, id: 'x-data-grid', name: 'Data Grid', roots: ['/x/react-data-grid-group'] },
      { ...product, id: 'x-charts', name: 'Charts', roots: ['/x/react-charts-group'] },
    ],
    titles: { zh: { '/x/react-charts/bars': '柱状图' } },
    translations: ['zh'],
    locales: ['en', 'zh'],
    siteUrl: 'https://docs.example.org',
    baseUrl: '/',
    frozenPlace: '',
    frozenFacts: (_instance, version) => ({
      redirects: [{ from: `/x/${version}`, to: `/x/${version}/react-data-grid` }],
      homes: { 'x-data-grid': '/x/react-data-grid/' },
    }),
    movedAddresses: (table) => {
      const homeOf = (version: string) => `/x/${version}/react-data-grid`;
      const kept = Object.keys(table.versions.x);
      return {
        redirects: [
          ...archivedRedirects(table),
          ...numberedRedirects({
            instance: 'x',
            current: readManifest().dependencies['@mui/x-data-grid']!,
            kept: kept.map((version) => ({ version, home: homeOf(version) })),
            archived: table.archived,
            home: '/x/react-data-grid',
          }),
        ],
        keptPages: kept.map(homeOf),
        absent: [],
      };
    },
    madeBy: 'site 0.1.0',
    commands,
    log: (line) => lines.push(line),
  };
  return { site, world, lines };
}
