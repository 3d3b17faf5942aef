import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/** Node and the parts of Docusaurus that run in it; of its core the settings for rendering and the reloading of a site. */
const nodeDocusaurus =
  '@docusaurus/(bundler|core/lib/ssg|core/lib/server/site|types|utils|utils-validation|logger|faster|plugin-content-docs|plugin-pwa|preset-classic|theme-classic)';

/** A feature's pure rules and their types: no React, no DOM, no Node, no clock, no randomness. */
const pureRule = '^src/[^/]+/rules/';

/**
 * Who may import whom (ARCHITECTURE.md). Paths are relative to the project. Each rule has a deliberately
 * bad file in `tests/fixtures/imports` that it has to catch.
 */
export const importRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'No cycles anywhere: split what both need into a file of its own.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'config-is-data',
    comment:
      'config/ holds data and types, and wires plugins; it never reaches into the browser code.',
    severity: 'error',
    from: { path: '^config/' },
    to: { path: '^src/', pathNot: pureRule },
  },
  {
    name: 'plugins-use-pure-rules',
    comment:
      'A plugin runs in Node: of src/ it may import pure rules only. A test may run what a page makes.',
    severity: 'error',
    from: { path: '^plugins/', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/', pathNot: pureRule },
  },
  {
    name: 'tools-use-pure-rules',
    comment: 'A command runs in Node: of src/ it may import pure rules only.',
    severity: 'error',
    from: { path: '^tools/' },
    to: { path: '^src/', pathNot: pureRule },
  },
  {
    name: 'plugins-know-node-docusaurus-only',
    comment:
      'A plugin imports Node, the listed Docusaurus packages and its own tools; no React, no client module. Its client/ folder is code for the browser; a test may run what a page makes.',
    severity: 'error',
    from: {
      path: '^plugins/',
      pathNot: ['^plugins/[^/]+/client/', '^plugins/[^/]+/[^/]+/client/', '\\.test\\.tsx?$'],
    },
    to: {
      path: `(^|/)node_modules/(react|react-dom|@mui|@emotion|@docusaurus/(?!${nodeDocusaurus.slice('@docusaurus/'.length)})[^/]+)(/|$)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the-lean-layer-knows-no-site',
    comment:
      'plugins/lean-docusaurus serves any site: of this one it imports nothing but the helpers of plugins/support.',
    severity: 'error',
    from: { path: '^plugins/lean-docusaurus/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(src|config|tools|tests|docs|x-docs)/|^plugins/(?!lean-docusaurus/|support/)' },
  },
  {
    name: 'the-lean-layer-has-doors',
    comment:
      'Who is outside plugins/lean-docusaurus imports its index.ts, parts.ts or kept.ts, and the site its client/ folder: each part can be switched off.',
    severity: 'error',
    from: {
      path: '^(config|plugins|src|tools)/|^docusaurus\\.config\\.ts$',
      pathNot: '^plugins/lean-docusaurus/|\\.test\\.tsx?$',
    },
    to: {
      path: '^plugins/lean-docusaurus/',
      pathNot: '^plugins/lean-docusaurus/(?:(?:index|parts|kept)\\.ts$|client/)',
    },
  },
  {
    name: 'pure-rules-are-pure',
    comment:
      'A pure rule imports other pure rules and nothing else: no React, no DOM package, no component.',
    severity: 'error',
    from: { path: pureRule, pathNot: '\\.test\\.ts$' },
    to: { pathNot: pureRule },
  },
  {
    name: 'features-meet-at-the-index',
    comment: "A feature imports another through that one's index.ts.",
    severity: 'error',
    from: { path: '^src/(?!theme|pages)([^/]+)/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^src/(?!theme|pages)([^/]+)/',
      pathNot: ['^src/$1/', '^src/[^/]+/index\\.ts$', pureRule],
    },
  },
  {
    name: 'nobody-imports-the-theme',
    comment: 'A swizzle is reached through @theme/…, never by its path.',
    severity: 'error',
    from: { pathNot: '^src/theme/' },
    to: { path: '^src/theme/' },
  },
  {
    name: 'the-site-knows-the-client-of-plugins',
    comment:
      "Of a plugin, the browser's code may import its client/ folder only: the rest is Node's.",
    severity: 'error',
    from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^plugins/',
      pathNot: '^plugins/[^/]+/client/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the-site-knows-no-library',
    comment:
      'No MUI, Emotion or demo code in the shell: only the code of a running demo imports the library.',
    severity: 'error',
    from: {
      path: '^src/',
      pathNot: '^src/demos/(mounting|rendering)/',
    },
    to: { path: '(^|/)node_modules/(@mui|@emotion)/' },
  },
  {
    name: 'the-key-goes-to-demos-only',
    comment:
      'Whoever imports src/licence carries the licence key: the code that mounts or pre-renders demos, nothing else.',
    severity: 'error',
    from: {
      path: '^(src|plugins|tools)/',
      pathNot:
        '^src/licence/|^src/demos/(mounting/mountDemo|rendering/(renderDemo|resting/restDemo))\\.tsx$',
    },
    to: { path: '^src/licence/', pathNot: pureRule },
  },
  {
    name: 'packages-use-pure-rules',
    comment:
      'A package is installed without the site: of it, it bundles pure rules, and nothing else.',
    severity: 'error',
    from: { path: '^packages/', pathNot: '\\.test\\.ts$' },
    to: { path: '^(config|plugins|src|tools|tests|docs|x-docs)/', pathNot: pureRule },
  },
  {
    name: 'packages-are-for-others',
    comment: 'The site and its build do not need a package that is made for readers.',
    severity: 'error',
    from: { path: '^(config|plugins|src|tools)/|^docusaurus\\.config\\.ts$' },
    to: { path: '^packages/' },
  },
  {
    name: 'demos-stand-alone',
    comment:
      'A demo imports public packages and files of its own folder or below, so that the shown code runs elsewhere.',
    severity: 'error',
    from: { path: '^(?:x-)?docs/(.+)/[^/]+$' },
    to: {
      path: '^(config|plugins|src|tools|tests|docs|x-docs)/',
      pathNot: '^(?:x-)?docs/$1/.+$',
    },
  },
];

/** What is looked at, for the check (`npm run lint:imports`) and for drawings of the graph (`.dependency-cruiser.cjs`). */
export const importOptions = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: 'specify',
  exclude: { path: '\\.(css|mdx|json)$|^build/|^\\.docusaurus/' },
} satisfies ICruiseOptions;
