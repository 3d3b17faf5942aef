import type { Plugin } from '@docusaurus/types';
import { compileInTurn } from './lib/compileInTurn';

type Bundler = (config: unknown) => never;

/**
 * Lets a production build bundle for the server first and for the browser when that is finished, not for both at once.
 * The most memory is then that of one bundle and not of two.
 */
export default function bundleInTurnPlugin(): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const wrapped = new WeakSet<object>();
  return {
    name: 'bundle-in-turn',
    // The object is the one that Docusaurus itself compiles with (`@docusaurus/bundler/lib/compiler.js`, 3.10).
    configureWebpack(_config, _isServer, { currentBundler }) {
      if (wrapped.has(currentBundler)) return {};
      wrapped.add(currentBundler);
      // Its members are plugins, which others take from it.
      currentBundler.instance = new Proxy(currentBundler.instance, {
        apply: (bundler, _this, [config]: [unknown]) =>
          Array.isArray(config)
            ? compileInTurn((each) => (bundler as unknown as Bundler)(each), config)
            : (bundler as unknown as Bundler)(config),
      });
      return {};
    },
  };
}
