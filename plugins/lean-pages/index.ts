import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes one module of a page and its metadata: a bundler takes the same time for a module of two lines as for one of a
 * hundred. Production only; the development server follows a file of metadata by itself.
 */
export default function leanPagesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const loader = path.join(__dirname, 'loader.cjs');
  return {
    name: 'lean-pages',
    configureWebpack: () => ({
      module: {
        // After what turns MDX into a module. By `test` Docusaurus would know it as one of those (3.10, synthetic.js).
        rules: [{ resource: /\.mdx?$/, enforce: 'post', use: [{ loader, options: { siteDir } }] }],
      },
    }),
  };
}
