import { pageTemplate } from './flat-client/pageTemplate';
import type { Reliance } from './lib/checkContract';

const client = '@docusaurus/core/lib/client';
const server = '@docusaurus/core/lib/server';

/** What a page's template asks Docusaurus for. */
const askedFor = (template: string): string =>
  [...new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name))].toSorted().join(' ');

/**
 * The contract: every place inside Docusaurus (3.10) on which a part of the layer relies. It is checked whenever a build or a
 * development server starts (`lib/checkContract.ts`). Whether the bundler really meets the files that a part replaces is checked when
 * it has found all modules (`lib/expectModules.ts`): a rule that matches nothing fails the build.
 */
export const contract: readonly Reliance[] = [
  {
    part: 'flat-client',
    file: `${client}/docusaurus.js`,
    expected: 'a default export of `prefetch` and `preload`, which `client/docusaurus.js` replaces',
    holds: /\bprefetch,\s*preload,[\s\S]*export default /,
  },
  {
    part: 'flat-client',
    file: `${client}/clientEntry.js`,
    expected: "sets `window.docusaurus` from './docusaurus' and `window.docusaurusRoot`",
    holds:
      /from '\.\/docusaurus';[\s\S]*window\.docusaurus = docusaurus;[\s\S]*window\.docusaurusRoot = /,
  },
  {
    part: 'flat-client',
    file: `${client}/preload.js`,
    expected: 'a default export `preload(pathname)`, which `client/preload.js` replaces',
    holds: /export default function preload\(pathname\)/,
  },
  {
    part: 'flat-client',
    file: `${client}/PendingNavigation.js`,
    expected: "imports `Route` from 'react-router-dom' and awaits './preload'",
    holds: /import \{ Route \} from 'react-router-dom';[\s\S]*from '\.\/preload'/,
  },
  {
    part: 'flat-client',
    file: `${client}/exports/ComponentCreator.js`,
    expected: 'looks in `routesChunkNames` for `<path>-<hash>`, and in `registry` for a chunk',
    holds: /routesChunkNames\[`\$\{path\}-\$\{hash\}`\][\s\S]*registry\[chunkName\]/,
  },
  {
    part: 'flat-client',
    file: `${server}/codegen/codegenRoutes.js`,
    expected: 'writes routes.js, registry.js and routesChunkNames.json in the form of 3.10',
    holds:
      /export default \[[\s\S]*'registry\.js', `export default \{[\s\S]*\(\) => import\(\/\* webpackChunkName: [\s\S]*'routesChunkNames\.json'[\s\S]*'routes\.js'/,
  },
  {
    part: 'flat-client',
    file: '@docusaurus/core/lib/webpack/client.js',
    expected: 'the plugin `ChunkAssetPlugin`, which is taken out',
    holds: /new ChunkAssetPlugin_1\.default\(\)/,
  },
  {
    part: 'flat-client',
    file: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    expected: 'a template that asks for what `pageTemplate.ts` asks for, no more and no less',
    holds: (text) => askedFor(text) === askedFor(pageTemplate),
  },
  {
    part: 'lazy-pages',
    file: `${server}/codegen/codegenRoutes.js`,
    expected: 'names each module of the registry by `require.resolveWeak("…")`, which is taken out',
    holds: /require\.resolveWeak\("\$\{modulePath\}"\)/,
  },
  {
    part: 'lazy-pages',
    file: `${server}/site.js`,
    expected: 'exports `reloadSite` and `reloadSitePlugin`, which are wrapped',
    holds: /exports\.reloadSite = reloadSite;[\s\S]*exports\.reloadSitePlugin = reloadSitePlugin;/,
  },
  {
    part: 'lazy-pages',
    file: '@docusaurus/core/lib/commands/start/utils.js',
    expected: 'calls both as members of that module',
    holds: /\(0, site_1\.reloadSite\)[\s\S]*\(0, site_1\.reloadSitePlugin\)/,
  },
  {
    part: 'lazy-pages',
    file: '@docusaurus/core/lib/commands/start/webpack.js',
    expected: "merges a plugin's `devServer` with its own `setupMiddlewares`",
    holds: /setupMiddlewares:[\s\S]*config\.devServer/,
  },
  {
    part: 'lean-classic',
    file: `${server}/codegen/codegen.js`,
    expected:
      'writes the config as `export default <JSON>;`, globalData.json and site-metadata.json',
    holds:
      /DEFAULT_CONFIG_FILE_NAME\}\.mjs`[\s\S]*export default \$\{JSON\.stringify\(siteConfig[\s\S]*'globalData\.json'[\s\S]*'site-metadata\.json'/,
  },
  {
    part: 'lean-classic',
    file: `${server}/codegen/codegenRoutes.js`,
    expected: "writes a route's props to `<plugin>/<id>/p/<name>.json`",
    holds: /posix\.join\(plugin\.name, plugin\.id, 'p', /,
  },
  {
    part: 'lean-classic',
    file: '@docusaurus/plugin-content-docs/lib/props.js',
    expected: "puts the sidebars into a version's props as `docsSidebars`",
    holds: /docsSidebars: toSidebarsProp\(/,
  },
  {
    part: 'lean-classic',
    file: `${client}/exports/Head.js`,
    expected: "imports `Helmet` from 'react-helmet-async', which `client/helmet.ts` replaces",
    holds: /import \{ Helmet \} from 'react-helmet-async';/,
  },
  {
    part: 'lean-classic',
    file: `${client}/clientEntry.js`,
    expected: "imports nothing but `HelmetProvider` from 'react-helmet-async'",
    holds: /import \{ HelmetProvider \} from 'react-helmet-async';/,
  },
  {
    part: 'lean-classic',
    file: '@docusaurus/preset-classic/lib/index.js',
    expected: 'names the theme as @docusaurus/theme-classic',
    holds: /themes\.push\(makePluginConfig\('@docusaurus\/theme-classic'/,
  },
  {
    part: 'lean-classic',
    file: '@docusaurus/theme-classic/lib/index.js',
    expected: 'exports `validateOptions`, `validateThemeConfig` and `getSwizzleConfig`',
    holds: (text) =>
      ['validateOptions', 'validateThemeConfig', 'getSwizzleConfig'].every((name) =>
        text.includes(`exports, "${name}"`),
      ),
  },
  {
    part: 'lean-classic',
    file: 'react-router/esm/react-router.js',
    expected: "imports 'prop-types', 'react-is' (isValidElementType) and 'hoist-non-react-statics'",
    holds:
      /import PropTypes from 'prop-types';[\s\S]*import \{ isValidElementType \} from 'react-is';[\s\S]*from 'hoist-non-react-statics';/,
  },
  {
    part: 'lean-classic',
    file: '@docusaurus/utils-common/lib/',
    expected:
      'uses `__importDefault` of tslib and nothing else, as `client/tslib.cjs` has nothing else',
    holds: (text) =>
      text.includes('tslib_1.__importDefault') && !/tslib_1\.(?!__importDefault\b)/.test(text),
  },
  {
    part: 'inline-texts',
    file: `${client}/exports/Translate.js`,
    expected:
      'finds a text as `codeTranslations[id ?? message] ?? message ?? id` and gives it to `interpolate` with the values',
    holds:
      /return codeTranslations\[\(?id \?\? message\)?\] \?\? message \?\? id;[\s\S]*function translate\(\{ message, id \}, values\)[\s\S]*return interpolate\(localizedMessage, values\);[\s\S]*getLocalizedMessage\(\{ message: children, id \}\);\s*return <>\{interpolate\(localizedMessage, values\)\}<\/>;/,
  },
  {
    part: 'inline-texts',
    file: `${client}/exports/Interpolate.js`,
    expected: 'exports `interpolate(text, values)`, and an element that does the same',
    holds:
      /export function interpolate\(text, values\)[\s\S]*export default function Interpolate\(\{ children, values,? \}\)[\s\S]*return <>\{interpolate\(children, values\)\}<\/>;/,
  },
  {
    part: 'inline-texts',
    file: `${client}/docusaurusContext.js`,
    expected: "imports all texts from '@generated/codeTranslations', which is taken out",
    holds: /^import codeTranslations from '@generated\/codeTranslations';$/m,
  },
  {
    part: 'inline-texts',
    file: `${server}/codegen/codegen.js`,
    expected: 'writes the texts of a language to codeTranslations.json',
    holds: /generatedFilesDir, 'codeTranslations\.json', JSON\.stringify\(codeTranslations/,
  },
  {
    part: 'lean-pages',
    file: '@docusaurus/mdx-loader/lib/loader.js',
    expected: "a page's metadata as `export {default as metadata} from '@site/….json'`",
    holds: /`export \{default as metadata\} from '\$\{\(0, utils_1\.aliasedSitePath\)\(/,
  },
  {
    part: 'lean-pages',
    file: '@docusaurus/utils/lib/webpackUtils.js',
    expected:
      "names files in pages by `file-loader` and `url-loader`, whose option alone differs between a page's two modules",
    holds:
      /inlineMarkdownLinkFileLoader: `!\$\{[^`]*'file-loader'[^`]*\$\{isServer \? `&emitFile=false` : ''\}!`/,
  },
  {
    part: 'lean-pages',
    file: `${server}/plugins/synthetic.js`,
    expected: 'knows loaders of MDX by `test`, so that a rule with `resource` is none',
    holds: /rule\.test instanceof RegExp && rule\.test\.test\('x\.mdx'\)/,
  },
  {
    part: 'warm-build',
    file: `${client}/serverEntry.js`,
    expected: 'a line `export default render;`, which is wrapped',
    holds: /^export default render;$/m,
  },
  {
    part: 'warm-build',
    file: '@docusaurus/core/lib/ssg/ssgRenderer.js',
    expected:
      'renders with `pathname` and `v4RemoveLegacyPostBuildHeadAttribute`, and asks for the minifier as a member',
    holds:
      /\(0, bundler_1\.getHtmlMinifier\)\([\s\S]*\.render\(\{\s*pathname,\s*[\s\S]*?v4RemoveLegacyPostBuildHeadAttribute:/,
  },
  {
    part: 'warm-build',
    file: `${client}/serverHelmetUtils.js`,
    expected: "a page's head as `internal`: `htmlAttributes`, `title`, `meta`",
    holds: /internal: \{[\s\S]*htmlAttributes[\s\S]*title[\s\S]*meta/,
  },
  {
    part: 'warm-build',
    file: '@docusaurus/core/lib/ssg/ssgEnv.js',
    expected: '`SSGWorkerThreadCount` as a member that can be set',
    holds: /^exports\.SSGWorkerThreadCount = process\.env$/m,
  },
  {
    part: 'warm-build',
    file: '@docusaurus/core/lib/ssg/ssgExecutor.js',
    expected: 'reads `ssgEnv_1.SSGWorkerThreadCount` when it begins to render',
    holds: /return ssgEnv_1\.SSGWorkerThreadCount;/,
  },
  {
    part: 'warm-build',
    file: '@docusaurus/bundler/lib/minifyHtml.js',
    expected: '`getHtmlMinifier`, and the switch SKIP_HTML_MINIFICATION',
    holds:
      /exports\.getHtmlMinifier = getHtmlMinifier;[\s\S]*process\.env\.SKIP_HTML_MINIFICATION === 'true'/,
  },
  {
    part: 'warm-build',
    file: '@docusaurus/bundler/lib/index.js',
    expected: 'gives `getHtmlMinifier` of that module to who asks, at the time when it is asked',
    holds: /get: function \(\) \{ return minifyHtml_1\.getHtmlMinifier; \}/,
  },
  {
    part: 'warm-build',
    file: '@docusaurus/core/lib/webpack/base.js',
    expected:
      'keeps a cache with `version` and `buildDependencies` unless DOCUSAURUS_NO_PERSISTENT_CACHE',
    holds:
      /!process\.env\.DOCUSAURUS_NO_PERSISTENT_CACHE[\s\S]*experiments\.cache = \{[\s\S]*version:[\s\S]*buildDependencies:/,
  },
  {
    part: 'bundle-in-turn',
    file: '@docusaurus/bundler/lib/compiler.js',
    expected: 'compiles with `currentBundler.instance(configs)`, which is wrapped',
    holds: /currentBundler\.instance\(configs\)/,
  },
  {
    part: 'preact-frame',
    file: '@docusaurus/core/lib/webpack/base.js',
    expected: 'aliases `react` and `react-dom`, whose places its own take',
    holds: /\breact: [\s\S]*?'react-dom': /,
  },
];
