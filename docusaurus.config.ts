import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { apiReferenceOptions } from './config/apiReference';
import { bodyTags } from './config/bodyTags';
import { checkBaseUrl } from './config/checkBaseUrl';
import { contentCheckOptions } from './config/contentCheck';
import { contentSecurityPolicy } from './config/contentSecurityPolicy';
import { currentTree } from './config/currentTree';
import { sharedDocsOptions, versionOptions } from './config/docs';
import { env } from './config/env';
import { freezing } from './config/freezing';
import { frozenRoots, frozenVersions } from './config/linkedVersions';
import { headTags } from './config/headTags';
import { i18n, i18nBelow } from './config/i18n';
import { lateStylesheets } from './config/lateStylesheets';
import { lensOptions } from './config/lens';
import { offlineOptions } from './config/offline';
import { otherPages } from './config/otherPages';
import { pageTrees, type DocsInstance } from './config/page-tree';
import { tabComponents } from './config/pageTabs';
import { postCss } from './config/postCss';
import { products } from './config/products';
import { errorSections, internalMessages } from './config/errorSections';
import { messagePackages } from './config/errorSections/packages';
import { synonymGroups } from './config/searchSynonyms';
import { siteProducts } from './config/siteProducts';
import { sitemapOptions } from './config/sitemap';
import { siteRedirects } from './config/siteRedirects';
import { siteVersions } from './config/siteVersions';
import { apiHistory } from './config/parseApiHistory';
import { pageTitles } from './config/titles';
import { sections } from './config/translation.json';
import { verifiedDemosFile } from './config/verifiedFile';
import { demoPackages, versionFolders, versionsTable } from './config/versions';
import type { ApiReferenceOptions } from './plugins/api-reference';
import type { ContentCheckOptions } from './plugins/content-check';
import type { DemosOptions } from './plugins/demos';
import type { FrozenVersionsOptions } from './plugins/frozen-versions';
import type { HostingOptions } from './plugins/hosting';
import { chosenParts, leanDocusaurus } from './plugins/lean-docusaurus';
import type { LensOptions } from './plugins/lens';
import type { OfflineOptions } from './plugins/offline';
import type { PageMarkdownOptions } from './plugins/page-markdown';
import type { PageTreeOptions } from './plugins/page-tree';
import { pageFrontMatter } from './plugins/page-tree/lib/pageFrontMatter';
import { pageText } from './plugins/page-tree/lib/pageText';
import { treeFolder } from './plugins/page-tree/lib/treeFiles';
import { versionFolder } from './plugins/page-tree/lib/versionPath';
import { withoutGenerated } from './plugins/page-tree/lib/withoutGenerated';
import type { PolicyOptions } from './plugins/policy';
import type { RedirectsOptions } from './plugins/redirects';
import type { SearchOptions } from './plugins/search';
import type { TranslationOptions } from './plugins/translation';
import { pageCommits } from './plugins/support/pageCommits';
import { parseJson } from './plugins/support/parseJson';
import { displayRatio } from './src/ads/rules/adState';
import { listNodes } from './src/navigation/rules/tree/pageTree';

const packageJson = parseJson(
  'package.json',
  fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8'),
) as { dependencies: Record<string, string> };

const shownProducts = siteProducts(packageJson.dependencies);

/** Every version of the site, for its menus. */
const shownVersions = siteVersions(versionsTable, frozenVersions, packageJson.dependencies);

/** The addresses of all pages of the tree. */
const namedPages = Object.entries(pageTrees).flatMap(([name, tree]) =>
  listNodes(tree, name).map(({ node }) => node.pathname),
);

/** Whether this build has pages of an instance. */
const isBuilt = (instance: DocsInstance) => !freezing || freezing.instance === instance;

/** The parts of `plugins/lean-docusaurus` that this build has. */
const lean = chosenParts(process.env.LEAN);

const config: Config = {
  title: 'MUI Docs',
  titleDelimiter: '-',
  tagline: 'Material UI, MUI System and MUI X in one place',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  trailingSlash: true,
  favicon: 'img/mark.svg',
  headTags,
  // Its script stands in the page's content, where the policy lets none run; it takes late scripts for missing ones, too.
  baseUrlIssueBanner: false,
  future: {
    // `plugins/support/pageCommits.ts` reads the dates that pages show, of the file in the language that is shown.
    experimental_vcs: false,
    v4: { ...v4Flags() },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // Deadlocks when the two bundles reach different MDX modules.
      mdxCrossCompilerCache: false,
    },
  },
  // A version that is frozen was checked with the whole site, and links to pages that this build does not have.
  onBrokenLinks: freezing ? 'ignore' : 'throw',
  onBrokenAnchors: freezing ? 'ignore' : 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'mdx',
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
    preprocessor: (page) => pageText(__dirname, page),
    parseFrontMatter: pageFrontMatter({
      siteDir: __dirname,
      trees: pageTrees,
      products,
      locale: env.locale,
      titles: pageTitles,
      follow: currentTree,
      commits: pageCommits(__dirname),
    }),
  },
  customFields: {
    repositoryUrl: env.repositoryUrl,
    isMeasured: env.analyticsId !== '',
    assistants: env.assistants,
    ...(env.algolia && { algolia: env.algolia }),
    // A worker that is being retired is not registered again.
    serviceWorkerHosts: env.retireServiceWorkers ? [] : env.serviceWorkerHosts,
    products: shownProducts,
    // Docusaurus knows all of them where none is built apart.
    ...((freezing || frozenVersions.length > 0) && { versions: shownVersions }),
    ...(freezing && { frozen: freezing }),
    lateStylesheets,
    ads: { displayRatio },
  },
  clientModules: [
    './src/analytics/register.ts',
    './src/arrival/register.ts',
    './src/lens/register.ts',
  ],
  presets: [
    [
      'classic',
      {
        // Both instances are below.
        docs: false,
        blog: false,
        ...(freezing && { pages: false as const }),
        theme: {
          customCss: ['tokens', 'base', 'prism', 'print'].map((name) => `./src/css/${name}.css`),
        },
        svgr: false,
        sitemap: sitemapOptions(__dirname, { url: env.siteUrl, frozen: frozenVersions }),
      } satisfies ClassicOptions,
    ],
  ],
  plugins: [
    bodyTags(!lean.has('lean-classic')),
    postCss,
    [
      './plugins/page-markdown/index.ts',
      {
        products: products.flatMap((product) => {
          const shown = shownProducts.find(({ id }) => id === product.id);
          return shown ? [{ ...product, home: shown.home }] : [];
        }),
        versions: Object.fromEntries(
          Object.entries(packageJson.dependencies).filter(([name]) => name.startsWith('@mui/')),
        ),
        history: apiHistory,
        others: () =>
          otherPages(__dirname, { frozen: frozenVersions, named: freezing ? namedPages : [] }),
      } satisfies PageMarkdownOptions,
    ],
    './plugins/own-document/index.ts',
    './plugins/late-styles/index.ts',
    [
      './plugins/api-reference/index.ts',
      { ...apiReferenceOptions(__dirname, versionsTable) } satisfies ApiReferenceOptions,
    ],
    ['./plugins/policy/index.ts', { policy: contentSecurityPolicy(env) } satisfies PolicyOptions],
    ['./plugins/page-tree/index.ts', { trees: pageTrees } satisfies PageTreeOptions],
    [
      './plugins/redirects/index.ts',
      {
        ...siteRedirects(__dirname),
        trees: pageTrees,
      } satisfies RedirectsOptions,
    ],
    [
      './plugins/demos/index.ts',
      {
        packages: demoPackages(packageJson.dependencies, versionsTable),
        folders: freezing
          ? [versionFolder(freezing.instance, freezing.version)]
          : ['docs', 'x-docs', ...versionFolders(versionsTable).map(({ folder }) => folder)],
        versions: versionFolders(versionsTable),
        documented: tabComponents,
        verified: verifiedDemosFile,
      } satisfies DemosOptions,
    ],
    isBuilt('default') && [
      '@docusaurus/plugin-content-docs',
      {
        ...sharedDocsOptions,
        ...versionOptions('default', packageJson.dependencies),
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
      } satisfies DocsOptions,
    ],
    isBuilt('x') && [
      '@docusaurus/plugin-content-docs',
      {
        ...sharedDocsOptions,
        ...versionOptions('x', packageJson.dependencies),
        id: 'x',
        path: 'x-docs',
        routeBasePath: 'x',
        sidebarPath: './x-sidebars.ts',
      } satisfies DocsOptions,
    ],
    !freezing && [
      './plugins/hosting/index.ts',
      { sitemaps: i18n.locales ?? [] } satisfies HostingOptions,
    ],
    !freezing && [
      './plugins/content-check/index.ts',
      {
        ...contentCheckOptions(__dirname, packageJson.dependencies),
      } satisfies ContentCheckOptions,
    ],
    ['./plugins/translation/index.ts', { sections } satisfies TranslationOptions],
    './plugins/licence/index.ts',
    './plugins/icon-index/index.ts',
    './plugins/changelog/index.ts',
    ['./plugins/lens/index.ts', { ...lensOptions } satisfies LensOptions],
    './plugins/structured-data/index.ts',
    './plugins/page-images/index.ts',
    !freezing && './plugins/feeds/index.ts',
    !freezing && [
      './plugins/frozen-versions/index.ts',
      {
        frozen: frozenVersions,
        live: { versions: shownVersions, products: shownProducts },
      } satisfies FrozenVersionsOptions,
    ],
    // The list of versions names every product and explains none.
    [
      './plugins/search/index.ts',
      {
        exclude: ['/versions/'],
        trees: pageTrees,
        synonyms: synonymGroups,
        ...(!freezing && { phrases: 'config/searchPhrases' }),
        // The pages that explain messages are the site's.
        errors: freezing
          ? { packages: [], sections: [], internal: [] }
          : { packages: messagePackages, sections: errorSections, internal: internalMessages },
      } satisfies SearchOptions,
    ],
    // Does nothing in development, and takes half a second to be loaded.
    process.env.NODE_ENV !== 'development' &&
      !freezing && [
        './plugins/offline/index.ts',
        { ...offlineOptions(shownProducts) } satisfies OfflineOptions,
      ],
  ],
  themeConfig: {
    // The stock switch is not used: `src/preferences` is the one source of the colour mode.
    colorMode: { disableSwitch: true },
    metadata: [{ property: 'og:type', content: 'website' }],
    image: 'img/site.png',
  },
};

function v4Flags() {
  return {
    // Docusaurus 4 refuses the flags whose old way it has given up.
    ...(DOCUSAURUS_VERSION.startsWith('3.') && { removeLegacyPostBuildHeadAttribute: true }),
    useCssCascadeLayers: false,
    siteStorageNamespacing: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: false,
  };
}

checkBaseUrl(config.baseUrl, namedPages);

export default leanDocusaurus(
  { ...config, i18n: i18nBelow(config.baseUrl) },
  {
    siteDir: __dirname,
    flatClient: freezing
      ? { within: freezing.path.slice(1) }
      : { without: frozenRoots.map((root) => root.slice(1)) },
    lazyPages: {
      // A demo's code when it comes near the screen.
      lazy: /\.mdx$|[\\/](docs|x-docs|\w*versioned_docs)[\\/].*\.tsx$/,
      // The second server of a language (`tools/start.mjs`) does not write into what the first has kept.
      ownCache: /start-\w+-\d+$/,
      // The page tree gives pages their titles, neighbors and lists. Pages of the API reference are written all at once, and the
      // docs plugin would read all pages for each of them.
      watch: (paths) => [
        `${treeFolder}/**/*.ts`,
        'i18n/*/page-tree.json',
        ...withoutGenerated(paths),
      ],
    },
    leanClassic: {
      isShown: path.join(__dirname, 'src/navigation/lists/showsPage.ts'),
      wholeList: 'list',
    },
  },
);
