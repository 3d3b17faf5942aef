import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DemosOptions } from './options';

export { validateOptions } from './options';
export type { DemosOptions } from './options';

/** Teaches the bundler what `Name.tsx?demo` is. `remarkDemo` writes the imports; `src/demos` shows them. */
export default function demosPlugin({ siteDir }: LoadContext, options: DemosOptions): Plugin<void> {
  return {
    name: 'demos',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?demo(-sources)?$/,
            // Before the rules for TypeScript, and instead of them: the loader reads the file itself.
            enforce: 'post',
            type: 'javascript/auto',
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: { siteDir, packages: options.packages, isServer },
              },
            ],
          },
        ],
      },
    }),
  };
}
