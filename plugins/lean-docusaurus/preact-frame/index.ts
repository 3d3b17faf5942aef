import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { ExpectModules, type ExpectedModule } from '../lib/expectModules';

/**
 * The keys are those of Docusaurus's own aliases, which come first for every name that begins with one of them:
 * `react-dom/client` as a key of its own would never be asked. So it is a file in a folder that looks like the package.
 */
const alias = { react: 'preact/compat', 'react-dom': path.join(__dirname, 'client/react-dom') };

/** What the site imports, and what stands for it where this part is on. */
const plainPiece = path.join(__dirname, '../client/HydrateLater.tsx');
const latePiece = path.join(__dirname, 'client/HydrateLater.tsx');

const expected: readonly ExpectedModule[] = [
  {
    part: 'preact-frame',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    expected: 'imports `react-dom/client`, for which the alias stands',
    matches: path.join(__dirname, 'client/react-dom/client.js'),
  },
  {
    part: 'preact-frame',
    file: '@docusaurus/core/lib/webpack/base.js',
    expected:
      'aliases for `react` and `react-dom` that stand behind those of plugins: no React in the bundle',
    matches: /[\\/]node_modules[\\/]react-dom[\\/]/,
    isAbsent: true,
  },
];

/**
 * Runs the frame of a page (shell, text, router) on Preact in the browser. Production only: the development server and
 * the server's rendering stay with React, and so does what is bundled apart.
 */
export default function preactFramePlugin(_context: LoadContext): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const module = {
    rules: [
      {
        resource: plainPiece,
        enforce: 'pre' as const,
        use: [
          {
            loader: path.join(__dirname, '../lib/replaceLoader.cjs'),
            options: { by: latePiece, exports: '*' },
          },
        ],
      },
    ],
  };
  return {
    name: 'preact-frame',
    configureWebpack: (_config, isServer) =>
      isServer
        ? { module }
        : {
            module,
            resolve: { alias },
            plugins: [new ExpectModules(expected, DOCUSAURUS_VERSION) as never],
          },
  };
}
