import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The keys are those of Docusaurus's own aliases, which come first for every name that begins with one of them:
 * `react-dom/client` as a key of its own would never be asked. So it is a file in a folder that looks like the package.
 */
const alias = { react: 'preact/compat', 'react-dom': path.join(__dirname, 'client/react-dom') };

/**
 * Runs the frame of a page (shell, text, router) on Preact in the browser. Production only: the development server and
 * the server's rendering stay with React, and so does what is bundled apart.
 */
export default function preactFramePlugin(_context: LoadContext): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  return {
    name: 'preact-frame',
    configureWebpack: (_config, isServer) => (isServer ? {} : { resolve: { alias } }),
  };
}
