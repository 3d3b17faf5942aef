import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isFrame } from './lib/isFrame';
import type { CompletePreactFrameOptions } from './options';

export { validateOptions } from './options';
export type { PreactFrameOptions } from './options';

/**
 * The keys are those of Docusaurus's own aliases, which come first for every name that begins with one of them:
 * `react-dom/client` as a key of its own would never be asked. So it is a file in a folder that looks like the package.
 */
const alias = { react: 'preact/compat', 'react-dom': path.join(__dirname, 'client/react-dom') };

/**
 * Runs the frame of a page (shell, text, router) on Preact in the browser, and what is an island on React.
 * Production only: the development server and the server's rendering stay with React.
 */
export default function preactFramePlugin(
  { siteDir }: LoadContext,
  options: CompletePreactFrameOptions,
): Plugin<void> | null {
  for (const file of options.islands) {
    if (!fs.existsSync(path.join(siteDir, file)))
      throw new Error(
        `preact-frame: there is no ${file}. Mend the option "islands": paths are relative to the site.`,
      );
  }
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'preact-frame',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                { test: (file: string) => isFrame(siteDir, options, file), resolve: { alias } },
              ],
            },
          },
  };
}
