import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { ExpectModules } from '../lib/expectModules';

/**
 * Makes one module of a page and its metadata: a bundler takes the same time for a module of two lines as for one of a
 * hundred. And lets MDX make a page once for the two bundles. Production only; the development server follows a file of metadata by itself.
 */
export default function leanPagesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const loader = path.join(__dirname, 'loader.cjs');
  const onceForBoth = path.join(__dirname, 'onceForBothLoader.cjs');
  const expected = {
    part: 'lean-pages',
    file: 'any page (.md, .mdx)',
    expected: 'a module of the bundle, in which its metadata are to stand',
    matches: /\.mdx?$/,
    loader,
  } as const;
  return {
    name: 'lean-pages',
    configureWebpack: (_config, isServer) => ({
      module: {
        // By `test` Docusaurus would know them as loaders of MDX (3.10, synthetic.js).
        rules: [
          // Directly in front of MDX, since the plugins that bring it come later; behind it, it would buy nothing.
          {
            resource: /\.mdx?$/,
            use: [{ loader: onceForBoth, options: { bundle: isServer ? 'server' : 'client' } }],
          },
          // After what turns MDX into a module.
          { resource: /\.mdx?$/, enforce: 'post', use: [{ loader, options: { siteDir } }] },
        ],
      },
      plugins: [new ExpectModules([expected], DOCUSAURUS_VERSION) as never],
    }),
  };
}
