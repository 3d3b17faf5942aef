import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheTrace } from './lib/cacheTrace';
import { compileInTurn } from './lib/compileInTurn';
import { endWhenIdle } from './lib/endWhenIdle';

type Bundler = (config: unknown) => never;

/**
 * Lets a production build without the bundler's cache bundle for the server first and for the browser when that is finished,
 * not for both at once. The most memory is then that of one bundle and not of two. With a cache both are read at once, which is
 * a third quicker. The process then ends without giving that memory back first.
 */
export default function bundleInTurnPlugin({
  siteDir,
  i18n: { currentLocale },
}: Pick<LoadContext, 'siteDir' | 'i18n'>): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const keepsCache = !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const trace = cacheTrace(siteDir, currentLocale);
  const wrapped = new WeakSet<object>();
  return {
    name: 'bundle-in-turn',
    // The object is the one that Docusaurus itself compiles with (`@docusaurus/bundler/lib/compiler.js`, 3.10).
    configureWebpack(_config, _isServer, { currentBundler }) {
      if (wrapped.has(currentBundler) || (keepsCache && fs.existsSync(trace))) return {};
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
    postBuild() {
      endWhenIdle(process);
      if (!keepsCache) return;
      fs.mkdirSync(path.dirname(trace), { recursive: true });
      fs.writeFileSync(trace, '');
    },
  };
}
