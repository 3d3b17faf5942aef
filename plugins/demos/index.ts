import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOrphans } from './lib/findVariants';
import { aliasRules, aliasScopes, isLeftToNode, type AliasScope } from './lib/versionAliases';
import type { CompleteDemosOptions } from './options';

export { validateOptions } from './options';
export type { DemosOptions } from './options';

/**
 * How the library is cut into files: one per product, fetched with the first demo that needs it, and one
 * with what most demos share. Without this, the stock `common` chunk would bring the Data Grid to a
 * button's demo.
 */
const libraryChunks = {
  // Docusaurus's own group for what half of the pages share. With demos it fills with parts of the library,
  // and pages without a demo would fetch them.
  common: { minChunks: Number.MAX_SAFE_INTEGER },
  ...chunk('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/),
  ...chunk('data-grid', /[\\/]@mui[\\/]x-(data-grid|virtualizer)[\\/]/),
  ...chunk('data-grid-pro', /[\\/]@mui[\\/]x-data-grid-pro[\\/]/),
  ...chunk('data-grid-premium', /[\\/]@mui[\\/]x-data-grid-premium[\\/]/),
  ...chunk('date-pickers', /[\\/]@mui[\\/]x-date-pickers[\\/]/),
  ...chunk('date-pickers-pro', /[\\/]@mui[\\/]x-date-pickers-pro[\\/]/),
  ...chunk('charts', /[\\/](@mui[\\/]x-(charts|charts-vendor|internal-gestures)|d3-[a-z]+)[\\/]/),
  ...chunk('charts-pro', /[\\/]@mui[\\/]x-charts-pro[\\/]/),
  ...chunk('tree-view', /[\\/]@mui[\\/]x-tree-view(-pro)?[\\/]/),
  ...chunk(
    'library',
    /[\\/]node_modules[\\/](@mui[\\/](?!x-)|@emotion|stylis|react-transition-group|@popperjs)/,
    4,
    55,
  ),
};

/**
 * What the server's bundle takes from `node_modules` as it is: demos are rendered there with the very files
 * that a reader installs, and some thousand modules less are bundled and kept in the bundler's cache.
 */
const installed = [
  /^@mui\//,
  /^@emotion\//,
  /^react(-dom)?($|\/)/,
  /^(dayjs|date-fns|date-fns-jalali|luxon|moment|moment-[a-z]+|stylis|stylis-plugin-rtl)($|\/)/,
];

/** The same as a function that lets the older versions of the library be bundled: Node would not find them. */
function installedBesides(siteDir: string, scopes: readonly AliasScope[]) {
  const isLeft = isLeftToNode(siteDir, scopes, installed);
  return (
    { request = '', context = '' }: { request?: string; context?: string },
    done: (error?: Error, result?: string) => void,
  ) => (isLeft(request, context) ? done(undefined, request) : done());
}

/** A file of its own for each older library: nobody but the readers of that version fetches it. */
function versionChunks(versions: CompleteDemosOptions['versions']) {
  const names = [...new Set(versions.flatMap(({ aliases }) => Object.values(aliases)))];
  const groups = names.map((name) => {
    const folder = new RegExp(`[\\\\/]node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`);
    return chunk(name.replace(/^@[^/]+\//, ''), folder, 1, 70);
  });
  return Object.assign({}, ...groups) as ReturnType<typeof chunk>;
}

function chunk(name: string, test: RegExp, minChunks = 1, priority = 60) {
  return {
    [name]: {
      name: `demo-${name}`,
      test,
      minChunks,
      chunks: 'async' as const,
      priority,
      enforce: true,
    },
  };
}

/**
 * Teaches the bundler what `Name.tsx?demo` is, and what a demo's own stylesheet is. `remarkDemo` writes the
 * imports; `src/demos` shows them.
 */
export default function demosPlugin(
  { siteDir }: LoadContext,
  { packages, folders, versions }: CompleteDemosOptions,
): Plugin<void> {
  const loader = (name: string, isServer: boolean) => ({
    // Before the rules for TypeScript and for stylesheets, and instead of them: the loaders read the file
    // themselves.
    enforce: 'post' as const,
    type: 'javascript/auto',
    use: [
      { loader: path.join(__dirname, name), options: { siteDir, packages, versions, isServer } },
    ],
  });
  const scopes = aliasScopes(siteDir, versions);
  return {
    name: 'demos',
    loadContent() {
      refuseOrphans(siteDir, folders);
    },
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {
            externalsType: 'commonjs',
            externals: versions.length > 0 ? installedBesides(siteDir, scopes) : installed,
          }
        : {
            optimization: {
              splitChunks: { cacheGroups: { ...libraryChunks, ...versionChunks(versions) } },
            },
          }),
      module: {
        rules: [
          ...aliasRules(scopes, isServer),
          { resourceQuery: /^\?demo(-sources)?$/, ...loader('loader.cjs', isServer) },
          { resourceQuery: /^\?demo-sheet$/, ...loader('sheetLoader.cjs', isServer) },
          {
            test: /\.css$/,
            include: folders.map((folder) => path.join(siteDir, folder) + path.sep),
            ...loader('sheetLoader.cjs', isServer),
          },
        ],
      },
    }),
  };
}
