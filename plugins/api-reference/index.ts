import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { generate } from './lib/generate';
import { dataFolder } from './lib/pages/dataFileOf';
import type { ApiReferenceOptions } from './options';

export { validateOptions } from './options';
export type { ApiReferenceOptions } from './options';

/**
 * Compiles the API reference and writes its pages before the docs plugins look for pages; teaches the bundler
 * what the data of such a page is. `remarkApi` writes the imports, `src/api` shows them.
 */
export default function apiReferencePlugin(
  { siteDir }: LoadContext,
  options: ApiReferenceOptions,
): Plugin<void> {
  const started = Date.now();
  const { written, unchanged, removed } = generate({
    siteDir,
    ...options,
    log: (line) => logger.info`API reference: ${line}`,
  });
  const summary = logger.interpolate`API reference: number=${written} files written, number=${unchanged} as they were, number=${removed} removed, in number=${Date.now() - started} ms`;
  logger.info(summary);
  return {
    name: 'api-reference',
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Once for all its pages, rather than in the file of each.
                  api: {
                    name: 'api',
                    test: /[\\/]src[\\/]api[\\/](Api|filterRows|matchesQuery|rowAt)\.tsx?$/,
                    chunks: 'async' as const,
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          }),
      module: {
        rules: [
          {
            resourceQuery: /^\?api$/,
            enforce: 'post' as const,
            type: 'javascript/auto',
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: { isServer, folder: path.join(siteDir, dataFolder) },
              },
            ],
          },
        ],
      },
    }),
  };
}
