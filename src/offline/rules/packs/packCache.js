// Plain JavaScript, as the worker: plugin-pwa bundles both without TypeScript.

/** See `packCache.d.ts`. */
export const packHeader = 'X-Pack';

const nameStart = (base) => `docs-pack ${base} `;

export const packCacheName = (base, id) => nameStart(base) + id;

export const packOfCache = (name, base) =>
  name.startsWith(nameStart(base)) ? name.slice(nameStart(base).length) : undefined;
