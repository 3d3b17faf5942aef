import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import stockTheme, { type PluginOptions } from '@docusaurus/theme-classic';
import { withPlainErrors } from '../support/checkOptions';

// The package's types name only some of what it exports.
const {
  validateOptions: validateTheme,
  validateThemeConfig,
  getSwizzleConfig,
} = require('@docusaurus/theme-classic') as Record<string, unknown>;

export { validateThemeConfig, getSwizzleConfig };

/** As the stock theme's own. @throws naming what is wrong, without all of the options */
export function validateOptions(context: unknown): unknown {
  return withPlainErrors('theme-classic', () =>
    (validateTheme as (given: unknown) => unknown)(context),
  );
}

/** Leaves out what react-router asks in development only, and its rules for the statics of old components. */
const leanRouter = {
  test: /[\\/]react-router(-dom)?[\\/]esm[\\/]/,
  resolve: {
    alias: {
      'hoist-non-react-statics': path.join(__dirname, 'client/hoistStatics.cjs'),
      'prop-types': path.join(__dirname, 'client/propTypes.cjs'),
      'react-is': path.join(__dirname, 'client/reactIs.cjs'),
    } as Record<string, string>,
  },
};

/**
 * `@docusaurus/theme-classic` less what rides in every page and this site does otherwise: Infima (own
 * tokens and base rules), Prism in the browser (code is highlighted in the build), nprogress, and the
 * inline scripts that let a query set any `data-` attribute of the document.
 */
export default function leanTheme(context: LoadContext, options: PluginOptions): Plugin<undefined> {
  const theme = stockTheme(context, options) as Plugin<undefined>;
  const root = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  // Not of one name: a development server has a folder of its own.
  const folder = context.generatedFilesDir.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const generated = (file: string) => new RegExp(`^${folder}[\\\\/]${file}$`);
  return {
    ...theme,
    getThemePath: () => path.join(root, 'lib/theme'),
    getTypeScriptThemePath: () => path.join(root, 'src/theme'),
    getClientModules: () => options.customCss.map((file) => path.resolve(context.siteDir, file)),
    injectHtmlTags: () => ({}),
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: generated('docusaurus\\.config\\.mjs'),
            enforce: 'pre',
            use: [path.join(__dirname, 'configLoader.cjs')],
          },
          {
            test: generated('site-metadata\\.json'),
            enforce: 'pre',
            use: [path.join(__dirname, 'versionsLoader.cjs')],
          },
          {
            test: generated(
              'docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json',
            ),
            enforce: 'pre',
            // For the server it stays JSON.
            ...(isServer ? {} : { type: 'javascript/auto' }),
            use: [
              {
                loader: path.join(__dirname, 'versionLoader.cjs'),
                options: { browser: !isServer },
              },
            ],
          },
          {
            test: /\.tsx?$/,
            include: path.join(context.siteDir, 'src'),
            enforce: 'pre',
            use: [path.join(__dirname, 'descriptionLoader.cjs')],
          },
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
            resolve: { alias: { tslib: path.join(__dirname, 'client/tslib.cjs') } },
          },
          ...(process.env.NODE_ENV === 'production' ? [leanRouter] : []),
          {
            test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]SiteMetadataDefaults\.js$/,
            enforce: 'pre',
            use: [path.join(__dirname, 'metadataLoader.cjs')],
          },
          // The build itself may know every page: the version menu is rendered with it. It also renders with
          // the real Helmet.
          ...(isServer
            ? []
            : [
                {
                  test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
                  resolve: {
                    alias: { 'react-helmet-async': path.join(__dirname, 'client/helmet.ts') },
                  },
                },
                {
                  test: generated('globalData\\.json'),
                  enforce: 'pre' as const,
                  use: [path.join(__dirname, 'globalDataLoader.cjs')],
                },
              ]),
        ],
      },
    }),
  };
}
