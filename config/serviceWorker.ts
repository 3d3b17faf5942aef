import path from 'node:path';
import type { Options } from '@docusaurus/plugin-pwa';

/**
 * The worker precaches nothing: `src/offline/worker.js` keeps what the reader has visited, so that a
 * visit costs no more than its own pages.
 */
export const serviceWorkerOptions: Options = {
  offlineModeActivationStrategies: ['always'],
  swRegister: path.resolve(__dirname, '../src/offline/register.ts'),
  swCustom: path.resolve(__dirname, '../src/offline/worker.js'),
  // plugin-pwa sets the rest (`swSrc`, `swDest`, `globDirectory`) itself.
  injectManifestConfig: { globIgnores: ['**/*'] } as unknown as Options['injectManifestConfig'],
  pwaHead: [{ tagName: 'link', rel: 'manifest', href: '/manifest.json' }],
};
