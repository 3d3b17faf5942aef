import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/**
 * A cache that puts all that the library writes into a layer, so that rules of a program's own stylesheets win, as they do on the
 * page.
 */
export function layeredCache(direction: 'ltr' | 'rtl'): EmotionCache {
  const cache = createCache(
    direction === 'ltr'
      ? { key: 'layered' }
      : { key: 'layered-rtl', stylisPlugins: [prefixer, rtlPlugin] },
  );
  const { insert } = cache;
  // Each rule is put into the layer when it is mirrored: the plugin passes over what is in one.
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    const layered = Object.create(sheet) as typeof sheet;
    layered.insert = (rule) => {
      const isStatement = /^@(?:import|layer)\b[^{]*$/.test(rule);
      sheet.insert(isStatement ? rule : `@layer mui{${rule}}`);
    };
    return insert(selector, serialized, layered, shouldCache);
  };
  return cache;
}
