import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves scrolling after a navigation to the site (`src/arrival`). Docusaurus's own looks for the element that a fragment names
 * once, before the new page is there, and throws at a fragment that is malformed.
 */
export default function ownScrollPlugin(): Plugin<void> {
  return {
    name: 'own-scroll',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]ClientLifecyclesDispatcher\.js$/,
            enforce: 'pre',
            use: [path.join(__dirname, 'loader.cjs')],
          },
        ],
      },
    }),
  };
}
