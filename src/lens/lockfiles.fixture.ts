/** Files as the package managers write them, cut to what counts, with what they say. */
export interface FileFixture {
  name: string;
  text: string;
  /** Versions by product, or the problem that is told. */
  says: Record<string, string> | { problem: string };
  several?: Record<string, string[]>;
  lowest?: string[];
  unknown?: string[];
}

const json = (value: unknown) => JSON.stringify(value, null, 2);
const grid = '@mui/x-data-grid';

const npmLock = (packages: Record<string, object>, lockfileVersion = 3) =>
  json({ name: 'app', lockfileVersion, requires: true, packages });

export const lockfiles: FileFixture[] = [
  {
    name: 'npm 3: what the project asks for',
    text: npmLock({
      '': { dependencies: { [grid]: '^8.0.0', '@mui/x-charts-pro': '~8.2.0' } },
      [`node_modules/${grid}`]: { version: '8.4.1', license: 'MIT' },
      'node_modules/@mui/x-charts-pro': { version: '8.2.3' },
      'node_modules/@mui/x-charts': { version: '8.2.3' },
      'node_modules/react': { version: '19.0.0' },
    }),
    says: { 'x-charts': '8.2.3', 'x-data-grid': '8.4.1' },
  },
  {
    name: 'npm 2: a nested older copy that a dependency has does not count',
    text: npmLock(
      {
        '': { dependencies: { [grid]: '^8.0.0', widget: '1.0.0' } },
        [`node_modules/${grid}`]: { version: '8.6.0' },
        'node_modules/widget': { version: '1.0.0', dependencies: { [grid]: '^7.0.0' } },
        [`node_modules/widget/node_modules/${grid}`]: { version: '7.29.0' },
      },
      2,
    ),
    says: { 'x-data-grid': '8.6.0' },
  },
  {
    name: 'npm 1: a tree',
    text: json({
      lockfileVersion: 1,
      dependencies: {
        [grid]: { version: '8.1.0', requires: { react: '*' } },
        widget: { version: '1.0.0', dependencies: { [grid]: { version: '7.0.0' } } },
      },
    }),
    says: { 'x-data-grid': '8.1.0' },
  },
  {
    name: 'npm 1: an alias',
    text: json({ lockfileVersion: 1, dependencies: { grid: { version: `npm:${grid}@8.3.1` } } }),
    says: { 'x-data-grid': '8.3.1' },
  },
  {
    name: 'npm 3: an alias, installed under its name',
    text: npmLock({
      '': { dependencies: { grid: `npm:${grid}@^8.0.0` } },
      'node_modules/grid': { name: grid, version: '8.5.2' },
    }),
    says: { 'x-data-grid': '8.5.2' },
  },
  {
    name: 'npm 3: workspaces with two versions',
    text: npmLock({
      '': { workspaces: ['apps/*'] },
      'apps/a': { dependencies: { [grid]: '8.2.0' } },
      'apps/b': { dependencies: { [grid]: '8.7.0' } },
      'node_modules/a': { resolved: 'apps/a', link: true },
      [`node_modules/${grid}`]: { version: '8.7.0' },
      [`apps/a/node_modules/${grid}`]: { version: '8.2.0' },
    }),
    says: { 'x-data-grid': '8.2.0' },
    several: { 'x-data-grid': ['8.2.0', '8.7.0'] },
  },
  {
    name: 'npm 3: links that lead in a circle',
    text: npmLock({
      '': { dependencies: { a: '*', [grid]: '8.4.0' } },
      'node_modules/a': { resolved: 'node_modules/b', link: true },
      'node_modules/b': { resolved: 'node_modules/a', link: true },
      [`node_modules/${grid}`]: { version: '8.4.0' },
    }),
    says: { 'x-data-grid': '8.4.0' },
  },
  {
    name: 'npm 3: only below another package',
    text: npmLock({
      '': { dependencies: { widget: '1.0.0' } },
      'node_modules/widget': { version: '1.0.0', dependencies: { [grid]: '^8.0.0' } },
      [`node_modules/${grid}`]: { version: '8.8.0' },
    }),
    says: { 'x-data-grid': '8.8.0' },
  },
  {
    name: 'npm 3: keys that objects have',
    text: `{"lockfileVersion": 3, "__proto__": {"packages": {}}, "packages": {
      "": {"dependencies": {"__proto__": "1.0.0", "constructor": "1.0.0", "${grid}": "8.4.1"}},
      "__proto__": {"version": "9.9.9"}, "node_modules/__proto__": {"version": "9.9.9"},
      "node_modules/constructor": {"version": "9.9.9", "name": "${grid}", "__proto__": {"version": "1.1.1"}},
      "node_modules/${grid}": {"version": "8.4.1"}}}`,
    says: { 'x-data-grid': '8.4.1' },
    several: { 'x-data-grid': ['8.4.1', '9.9.9'] },
  },
  {
    name: 'pnpm 9: importers, peers in brackets, an alias, a link',
    text: `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

importers:
  .:
    dependencies:
      '${grid}':
        specifier: ^8.4.0
        version: 8.4.1(@emotion/react@11.14.0(react@19.0.0))(react@19.0.0)
      charts:
        specifier: npm:@mui/x-charts@^8.0.0
        version: '@mui/x-charts@8.2.0(react@19.0.0)'
      ui:
        specifier: workspace:*
        version: link:packages/ui

packages:
  '${grid}@8.4.1':
    resolution: {integrity: sha512-x}
`,
    says: { 'x-charts': '8.2.0', 'x-data-grid': '8.4.1' },
  },
  {
    name: 'pnpm 6: one project, the version with brackets, an alias with a slash',
    text: `lockfileVersion: '6.0'

dependencies:
  '${grid}':
    specifier: ^7.0.0
    version: 7.29.9(react@18.2.0)
  trees:
    specifier: npm:@mui/x-tree-view@8.1.0
    version: /@mui/x-tree-view@8.1.0(react@18.2.0)
`,
    says: { 'x-data-grid': '7.29.9', 'x-tree-view': '8.1.0' },
  },
  {
    name: 'pnpm 5: specifiers apart, peers behind an underscore',
    text: `lockfileVersion: 5.4

specifiers:
  '${grid}': ^8.0.0
  pickers: npm:@mui/x-date-pickers@8.3.0

dependencies:
  '${grid}': 8.4.0_react@18.2.0
  pickers: /@mui/x-date-pickers/8.3.0_react@18.2.0
`,
    says: { 'x-data-grid': '8.4.0', 'x-date-pickers': '8.3.0' },
  },
  {
    name: 'pnpm 9: a workspace with two versions',
    text: `lockfileVersion: '9.0'
importers:
  apps/a:
    dependencies:
      '${grid}':
        specifier: 8.4.1
        version: 8.4.1(react@19.0.0)
  apps/b:
    devDependencies:
      '${grid}-pro':
        specifier: 8.6.0
        version: 8.6.0(react@19.0.0)
`,
    says: { 'x-data-grid': '8.4.1' },
    several: { 'x-data-grid': ['8.4.1', '8.6.0'] },
  },
  {
    name: 'pnpm: anchors that refer to themselves, and keys that objects have',
    text: `lockfileVersion: '9.0'
importers: &all
  .: &root
    self: *root
    all: *all
    dependencies:
      __proto__: {specifier: '1', version: 9.9.9}
      '${grid}': {specifier: ^8.4.0, version: 8.4.1}
`,
    says: { 'x-data-grid': '8.4.1' },
  },
  {
    name: 'pnpm: damaged',
    text: "lockfileVersion: '9.0'\nimporters:\n  .: {dependencies: [\n",
    says: { problem: 'damaged' },
  },
  {
    name: 'Yarn 1: several descriptors, an alias, a package whose name begins alike',
    text: `# THIS IS AN AUTOGENERATED FILE. DO NOT EDIT THIS FILE DIRECTLY.
# yarn lockfile v1


"${grid}@^8.0.0", "${grid}@^8.4.0":
  version "8.4.1"
  resolved "https://registry.example/x-data-grid-8.4.1.tgz#abc"
  integrity sha512-x
  dependencies:
    "@mui/x-charts" "9.9.9"

"${grid}-generator@^8.0.0":
  version "8.9.0"

charts@npm:@mui/x-charts@^8.0.0:
  version "8.2.0"

react@19.0.0:
  version "19.0.0"
`,
    says: { 'x-charts': '8.2.0', 'x-data-grid': '8.4.1' },
  },
  {
    name: 'Yarn 1: two versions, with the line ends of Windows',
    text: `# yarn lockfile v1\n\n"${grid}@7.29.0":\n  version "7.29.0"\n\n"${grid}@^8.0.0":\n  version "8.4.1"\n`.replaceAll(
      '\n',
      '\r\n',
    ),
    says: { 'x-data-grid': '7.29.0' },
    several: { 'x-data-grid': ['7.29.0', '8.4.1'] },
  },
  {
    name: 'Yarn 1: none of ours',
    text: '# yarn lockfile v1\n\nreact@19.0.0:\n  version "19.0.0"\n',
    says: { problem: 'nothing' },
  },
  {
    name: 'Yarn 4: resolutions, a virtual package, an alias, the workspace',
    text: `# This file is generated by running "yarn install" inside your project.

__metadata:
  version: 8
  cacheKey: 10

"${grid}@npm:^8.0.0, ${grid}@npm:^8.4.0":
  version: 8.4.1
  resolution: "${grid}@npm:8.4.1"
  languageName: node
  linkType: hard

"${grid}@virtual:0123#npm:^8.0.0":
  version: 8.4.1
  resolution: "${grid}@virtual:0123#npm:8.4.1"

"charts@npm:@mui/x-charts@^8.0.0":
  version: 8.2.0
  resolution: "@mui/x-charts@npm:8.2.0"

"app@workspace:.":
  version: 0.0.0-use.local
  resolution: "app@workspace:."
  dependencies:
    "${grid}": "npm:^8.4.0"
`,
    says: { 'x-charts': '8.2.0', 'x-data-grid': '8.4.1' },
  },
  {
    name: 'Yarn 2: what the workspace asks for counts, not what a dependency has',
    text: `__metadata:
  version: 4

"${grid}@^7.0.0":
  version: 7.29.1
  resolution: "${grid}@npm:7.29.1"

"${grid}@npm:8.6.0":
  version: 8.6.0
  resolution: "${grid}@npm:8.6.0"

"app@workspace:.":
  version: 0.0.0-use.local
  resolution: "app@workspace:."
  dependencies:
    "${grid}": 8.6.0
`,
    says: { 'x-data-grid': '8.6.0' },
  },
  {
    name: 'package.json: an exact version and ranges',
    text: json({
      name: 'app',
      dependencies: { [grid]: '8.4.1', '@mui/x-charts': '^8.2.0' },
      devDependencies: { trees: 'npm:@mui/x-tree-view-pro@>=8.1.0 <9' },
    }),
    says: { 'x-charts': '8.2.0', 'x-data-grid': '8.4.1', 'x-tree-view': '8.1.0' },
    lowest: ['x-charts', 'x-tree-view'],
  },
  {
    name: 'package.json: versions that cannot be told',
    text: json({
      dependencies: { [grid]: 'workspace:*', '@mui/x-charts': 'latest', react: '*' },
    }),
    says: {},
    unknown: [grid, '@mui/x-charts'],
  },
  {
    name: 'package.json: what overrides it',
    text: json({ dependencies: { [grid]: '^8.0.0' }, pnpm: { overrides: { [grid]: '8.4.0' } } }),
    says: { 'x-data-grid': '8.4.0' },
  },
  {
    name: 'package.json: damaged',
    text: '{"dependencies": {"a": ',
    says: { problem: 'damaged' },
  },
  { name: 'a list', text: '["@mui/x-data-grid"]', says: { problem: 'unknownKind' } },
  { name: 'prose', text: 'Install @mui/x-data-grid 8.4.1.', says: { problem: 'unknownKind' } },
];
