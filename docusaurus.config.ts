import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { apiReferenceOptions } from './config/apiReference';
import { bodyTags } from './config/bodyTags';
import { checkBaseUrl } from './config/checkBaseUrl';
import { contentCheckOptions } from './config/contentCheck';
import { contentSecurityPolicy } from './config/contentSecurityPolicy';
import { currentTree } from './config/currentTree';
import { sharedDocsOptions, versionOptions } from './config/docs';
import { env } from './config/env';
import { headTags } from './config/headTags';
import { i18n, i18nBelow } from './config/i18n';
import { lateStylesheets } from './config/lateStylesheets';
import { pageTrees } from './config/page-tree';
import { products } from './config/products';
import { serviceWorkerOptions } from './config/serviceWorker';
import { siteProducts } from './config/siteProducts';
import { sitemapOptions } from './config/sitemap';
import { siteRedirects } from './config/siteRedirects';
import { pageTitles } from './config/titles';
import { sections } from './config/translation.json';
import { demoPackages, versionFolders, versionsTable } from './config/versions';
import type { ApiReferenceOptions } from './plugins/api-reference';
import type { ContentCheckOptions } from './plugins/content-check';
import type { DemosOptions } from './plugins/demos';
import { pageTemplate } from './plugins/flat-client/pageTemplate';
import type { HostingOptions } from './plugins/hosting';
import type { MinifyHtmlOptions } from './plugins/minify-html';
import type { PageTreeOptions } from './plugins/page-tree';
import { pageFrontMatter } from './plugins/page-tree/lib/pageFrontMatter';
import { pageText } from './plugins/page-tree/lib/pageText';
import type { RedirectsOptions } from './plugins/redirects';
import type { SearchOptions } from './plugins/search';
import type { TranslationOptions } from './plugins/translation';
import { displayRatio } from './src/ads/rules/adState';
import { listNodes } from './src/navigation/rules/tree/pageTree';

const packageJson = JSON.parse(fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

const config: Config = {
  title: 'MUI Docs',
  titleDelimiter: '-',
  tagline: 'Material UI, MUI System and MUI X in one place',
  url: env.siteUrl,
  baseUrl: env.baseUrl,
  trailingSlash: true,
  favicon: 'img/mark.svg',
  headTags,
  ssrTemplate: pageTemplate,
  // Takes scripts that start after the paint for scripts that are missing.
  baseUrlIssueBanner: false,
  future: {
    // No page shows dates of git's history.
    experimental_vcs: false,
    v4: { ...v4Flags() },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      // `plugins/minify-html` does it, and remembers.
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      // Deadlocks when the two bundles reach different MDX modules, and when they are made in turn.
      mdxCrossCompilerCache: false,
    },
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
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
    }),
  },
  customFields: {
    repositoryUrl: env.repositoryUrl,
    serviceWorkerHosts: env.serviceWorkerHosts,
    products: siteProducts(packageJson.dependencies),
    lateStylesheets,
    ads: { displayRatio },
  },
  clientModules: ['./src/analytics/register.ts', './src/arrival/register.ts'],
  presets: [
    [
      './plugins/lean-classic/index.ts',
      {
        // Both instances are below.
        docs: false,
        blog: false,
        theme: {
          customCss: ['tokens', 'base', 'prism', 'print'].map((name) => `./src/css/${name}.css`),
        },
        svgr: false,
        sitemap: sitemapOptions(__dirname),
      } satisfies ClassicOptions,
    ],
  ],
  plugins: [
    bodyTags,
    './plugins/flat-client/index.ts',
    './plugins/own-scroll/index.ts',
    './plugins/lazy-pages/index.ts',
    './plugins/lean-pages/index.ts',
    './plugins/warm-build/index.ts',
    './plugins/bundle-in-turn/index.ts',
    './plugins/preact-frame/index.ts',
    [
      './plugins/api-reference/index.ts',
      { ...apiReferenceOptions(__dirname, versionsTable) } satisfies ApiReferenceOptions,
    ],
    [
      './plugins/minify-html/index.ts',
      { policy: contentSecurityPolicy(env) } satisfies MinifyHtmlOptions,
    ],
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
        versions: versionFolders(versionsTable),
      } satisfies DemosOptions,
    ],
    [
      './plugins/lazy-pages/docs.ts',
      {
        ...sharedDocsOptions,
        ...versionOptions('default', packageJson.dependencies),
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
      } satisfies DocsOptions,
    ],
    [
      './plugins/lazy-pages/docs.ts',
      {
        ...sharedDocsOptions,
        ...versionOptions('x', packageJson.dependencies),
        id: 'x',
        path: 'x-docs',
        routeBasePath: 'x',
        sidebarPath: './x-sidebars.ts',
      } satisfies DocsOptions,
    ],
    ['./plugins/hosting/index.ts', { sitemaps: i18n.locales ?? [] } satisfies HostingOptions],
    [
      './plugins/content-check/index.ts',
      {
        ...contentCheckOptions(__dirname, packageJson.dependencies),
      } satisfies ContentCheckOptions,
    ],
    ['./plugins/translation/index.ts', { sections } satisfies TranslationOptions],
    './plugins/licence/index.ts',
    // The list of versions names every product and explains none.
    ['./plugins/search/index.ts', { exclude: ['/versions/'] } satisfies SearchOptions],
    // Does nothing in development, and takes half a second to be loaded.
    process.env.NODE_ENV !== 'development' && ['@docusaurus/plugin-pwa', serviceWorkerOptions],
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
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: false,
    siteStorageNamespacing: true,
    fasterByDefault: true,
    mdx1CompatDisabledByDefault: false,
  };
}

checkBaseUrl(
  config.baseUrl,
  Object.entries(pageTrees).flatMap(([name, tree]) =>
    listNodes(tree, name).map(({ node }) => node.pathname),
  ),
);

export default { ...config, i18n: i18nBelow(config.baseUrl) };
