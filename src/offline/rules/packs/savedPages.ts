import { packOfCache } from './packCache.js';

/** As much of the browser's caches as is read here. */
interface Caches {
  keys: () => Promise<readonly string[]>;
  open: (name: string) => Promise<{ keys: () => Promise<readonly { url: string }[]> }>;
}

/**
 * The pages of a language of which there is a copy on the device: those that were read, and those of saved products.
 * @param base - address of the language, with the origin and a slash at the end
 * @param path - its path, with a slash at both ends
 * @returns relative to the base
 * @throws (rejects) if the browser refuses
 */
export async function savedPages(caches: Caches, base: string, path: string): Promise<Set<string>> {
  const read = new Set([`docs-pages ${path}`, `docs-pages ${path}x/`]);
  const found = new Set<string>();
  for (const name of await caches.keys()) {
    if (!read.has(name) && packOfCache(name, path) === undefined) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      if (url.startsWith(base) && /\/$/.test(url)) found.add(url.slice(base.length));
    }
  }
  return found;
}
