import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { takeLock } from '../support/commandLock.cjs';
import type { GenerateOptions } from './lib/generate';
import { isAsGenerated, keepState } from './lib/generatedState';
import { generateApart } from './lib/generateApart';
import { openPages } from './lib/openPages';
import { copyPages, siteFolder } from './lib/pages/copyPages';
import { isCompiled } from './lib/isCompiled';
import { statePlace } from './lib/statePlace';
import { dataFolder } from './lib/pages/dataFileOf';
import type { SyncResult } from './lib/pages/syncGenerated';
import { writeStandIns } from './lib/pages/writeStandIns';
import type { ApiReferenceOptions } from './options';

export { validateOptions } from './options';
export type { ApiReferenceOptions } from './options';

/**
 * Compiles the API reference and writes its pages before the docs plugins look for pages; teaches the bundler
 * what the data of such a page is. `remarkApi` writes the imports, `src/api` shows them. A development server does not
 * wait for what has yet to be compiled: its pages are stand-ins until another process has written them.
 */
export default async function apiReferencePlugin(
  { siteDir, outDir, baseUrl, i18n }: LoadContext,
  options: ApiReferenceOptions,
): Promise<Plugin<void>> {
  const generateOptions: GenerateOptions = {
    siteDir,
    ...options,
    log: (line) => logger.info`API reference: ${line}`,
  };
  const isDevelopment = process.env.NODE_ENV === 'development';
  const folder = path.join(siteDir, dataFolder);
  const pages = openPages();
  // One process at a time writes the pages, also beside a development server that compiles them.
  const takePages = () =>
    takeLock(siteDir, 'api-reference', {
      command: isDevelopment ? 'npm start' : 'npm run build',
      why: 'both write the pages of the API reference',
      wait: true,
      say: (line) => logger.info(line),
    });
  const started = Date.now();
  const report = ({ written, unchanged, removed }: SyncResult) => {
    const summary = logger.interpolate`API reference: number=${written} files written, number=${unchanged} as they were, number=${removed} removed, in number=${Date.now() - started} ms`;
    logger.info(summary);
  };
  if (isDevelopment && !isCompiled(generateOptions)) {
    const release = await takePages();
    // English is what another language is looked for beside.
    writeStandIns({ ...generateOptions, locales: [...new Set(['en', i18n.currentLocale])] });
    generateApart(generateOptions).then(
      (result) => {
        release();
        report(result);
        return pages.reload();
      },
      (error: Error) => {
        release();
        const advice = logger.interpolate`The API pages of this server are stand-ins. Mend it and run code=${'npm run api'}, or start the server again.`;
        logger.error(`API reference: ${error.message}\n${advice}`);
      },
    );
    // What renders the pages of a build comes right after what has bundled them, and generated these.
  } else if (process.env.DOCUSAURUS_SKIP_BUNDLING !== 'true') {
    const release = await takePages();
    try {
      const state = statePlace(generateOptions);
      if (isAsGenerated(state)) logger.info('API reference: as it was');
      else {
        // Loaded here, since the compiler comes with it.
        const { generate } = await import('./lib/generate');
        report(generate(generateOptions));
        keepState(state);
      }
    } finally {
      release();
    }
  }
  return {
    name: 'api-reference',
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {}
        : {
            ...(isDevelopment && {
              plugins: [pages.plugin as never],
              devServer: { onListening: pages.listen },
            }),
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Once for all its pages, rather than in the file of each.
                  api: {
                    name: 'api',
                    test: /[\\/]src[\\/]api[\\/](Api|filterRows|rules[\\/]matchesQuery|rowAt)\.tsx?$/,
                    chunks: 'async' as const,
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          }),
      module: {
        rules: isDevelopment
          ? [
              {
                resourceQuery: /^\?api$/,
                enforce: 'post' as const,
                type: 'javascript/auto',
                use: [path.join(__dirname, 'loader.cjs')],
              },
            ]
          : [
              {
                // By `test` Docusaurus would take it for a loader of MDX (3.10, synthetic.js).
                resource: /\.mdx$/,
                enforce: 'post' as const,
                use: [
                  {
                    loader: path.join(__dirname, 'pageLoader.cjs'),
                    options: { isServer, folder, address: `${baseUrl}${siteFolder}/` },
                  },
                ],
              },
            ],
      },
    }),
    postBuild: () => copyPages(folder, path.join(outDir, siteFolder)),
  };
}
