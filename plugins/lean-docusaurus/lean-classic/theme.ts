import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import stockTheme, { type PluginOptions } from '@docusaurus/theme-classic';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { withPlainErrors } from '../../support/checkOptions';
import { ExpectModules, type ExpectedModule } from '../lib/expectModules';
import type { LeanClassicOptions } from '../options';

// The package's types name only some of what it exports.
const {
  validateOptions: validateTheme,
  validateThemeConfig,
  getSwizzleConfig,
} = require('@docusaurus/theme-classic') as Record<string, unknown>;

export { validateThemeConfig, getSwizzleConfig };

type ThemeOptions = PluginOptions & { lean?: LeanClassicOptions };

/** As the stock theme's own, and `lean`, which `leanDocusaurus` has checked. @throws naming what is wrong, without all of the options */
export function validateOptions(context: { options?: ThemeOptions }): unknown {
  const { lean, ...options } = context.options ?? {};
  return withPlainErrors('theme-classic', () => ({
    ...(validateTheme as (given: unknown) => object)({ ...context, options }),
    ...(lean && { lean }),
  }));
}

const here = (name: string) => path.join(__dirname, name);

/** Leaves out what react-router asks in development only, and its rules for the statics of old components. */
const leanRouter = {
  test: /[\\/]react-router(-dom)?[\\/]esm[\\/]/,
  resolve: {
    alias: {
      'hoist-non-react-statics': here('client/hoistStatics.cjs'),
      'prop-types': here('client/propTypes.cjs'),
      'react-is': here('client/reactIs.cjs'),
    } as Record<string, string>,
  },
};

/** What has to be in a bundle when nothing of it has moved. */
function expectedModules(
  generated: (file: string) => RegExp,
  versions: RegExp,
  isServer: boolean,
): ExpectedModule[] {
  const written = (name: string, loader: string, matches = generated(name)): ExpectedModule => ({
    part: 'lean-classic',
    file: `${name.replaceAll('\\', '')} of the generated files`,
    expected: 'a module of the bundle, out of which the part takes what only a build needs',
    matches,
    loader: here(loader),
  });
  const alias = (file: string, name: string): ExpectedModule => ({
    part: 'lean-classic',
    file,
    expected: `imports what client/${name} stands for`,
    matches: here(`client/${name}`),
  });
  const router = 'react-router/esm/react-router.js';
  return [
    written('docusaurus\\.config\\.mjs', 'configLoader.cjs'),
    written('site-metadata\\.json', 'versionsLoader.cjs'),
    written('docusaurus-plugin-content-docs/…/p/….json', 'versionLoader.cjs', versions),
    ...(isServer
      ? []
      : [
          written('globalData\\.json', 'globalDataLoader.cjs'),
          alias('@docusaurus/core/lib/client/exports/Head.js', 'helmet.ts'),
          alias('@docusaurus/utils-common/lib/', 'tslib.cjs'),
          ...['hoistStatics.cjs', 'propTypes.cjs', 'reactIs.cjs'].map((name) =>
            alias(router, name),
          ),
        ]),
  ];
}

/**
 * `@docusaurus/theme-classic` less what rides in every page and a site may do otherwise: Infima (a site has
 * rules of its own), Prism in the browser (code is highlighted in the build), nprogress, and the
 * inline scripts that let a query set any `data-` attribute of the document.
 */
export default function leanTheme(context: LoadContext, options: ThemeOptions): Plugin<undefined> {
  const { isShown, wholeList } = options.lean ?? {};
  const theme = stockTheme(context, options) as Plugin<undefined>;
  const root = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  // Not of one name: a development server has a folder of its own.
  const folder = context.generatedFilesDir.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const generated = (file: string) => new RegExp(`^${folder}[\\\\/]${file}$`);
  const versions = generated(
    'docusaurus-plugin-content-docs[\\\\/][^\\\\/]+[\\\\/]p[\\\\/][^\\\\/]+\\.json',
  );
  const isProduction = process.env.NODE_ENV === 'production';
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
            use: [here('configLoader.cjs')],
          },
          {
            test: generated('site-metadata\\.json'),
            enforce: 'pre',
            use: [here('versionsLoader.cjs')],
          },
          {
            test: versions,
            enforce: 'pre',
            // For the server it stays JSON.
            ...(isServer ? {} : { type: 'javascript/auto' }),
            use: [
              {
                loader: here('versionLoader.cjs'),
                options: { browser: !isServer, isShown, wholeList },
              },
            ],
          },
          {
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
            resolve: { alias: { tslib: here('client/tslib.cjs') } },
          },
          ...(isProduction ? [leanRouter] : []),
          // The build itself may know every page: the version menu is rendered with it. It also renders with
          // the real Helmet.
          ...(isServer
            ? []
            : [
                {
                  test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/,
                  resolve: {
                    alias: { 'react-helmet-async': here('client/helmet.ts') },
                  },
                },
                {
                  test: generated('globalData\\.json'),
                  enforce: 'pre' as const,
                  use: [here('globalDataLoader.cjs')],
                },
              ]),
        ],
      },
      // A development server compiles some of them later.
      plugins: isProduction
        ? [
            new ExpectModules(
              expectedModules(generated, versions, isServer),
              DOCUSAURUS_VERSION,
            ) as never,
          ]
        : [],
    }),
  };
}
