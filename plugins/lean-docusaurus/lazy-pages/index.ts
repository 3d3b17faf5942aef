import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LazyPagesOptions } from '../options';
import { reloadInTurn, type SiteModule } from './lib/reloadInTurn';

type Compiler = Parameters<typeof rspack.lazyCompilationMiddleware>[0];
type Middleware = ReturnType<typeof rspack.lazyCompilationMiddleware>;

/**
 * The development server compiles a page when somebody opens it; stock Docusaurus compiles all of them first. Stylesheets go to the
 * browser as they are written.
 * @param options - as `leanDocusaurus` has checked them
 */
export default function lazyPagesPlugin(
  { siteDir, generatedFilesDir }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  { lazy, ownCache }: LazyPagesOptions,
): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'development') return null;
  reloadInTurn(require('@docusaurus/core/lib/server/site') as SiteModule<unknown>);
  let middleware: Middleware;
  const [another] = ownCache?.exec(generatedFilesDir) ?? [];
  const directory = another && path.join(siteDir, 'node_modules/.cache', `rspack-${another}`);
  const options = {
    ...(directory && { experiments: { cache: { storage: { type: 'filesystem', directory } } } }),
    lazyCompilation: { entries: false, test: lazy },
    module: {
      rules: [
        {
          resource: path.join(generatedFilesDir, 'registry.js'),
          enforce: 'pre',
          use: [path.join(__dirname, 'registryLoader.cjs')],
        },
      ],
    },
    plugins: [
      {
        // The middleware brings a plugin of its own, which has to be there before the compiler starts.
        apply: (compiler: Compiler) => {
          middleware = rspack.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      setupMiddlewares: (middlewares: Middleware[]) => [middleware, ...middlewares],
    },
  };
  return {
    name: 'lazy-pages',
    // Docusaurus's type is webpack's.
    configureWebpack: () => options as never,
    // A developer's browser needs no older CSS, and loading what makes it takes longer than the rest of the stylesheets.
    configurePostCss: (postCssOptions) => ({ ...postCssOptions, plugins: [] }),
  };
}
