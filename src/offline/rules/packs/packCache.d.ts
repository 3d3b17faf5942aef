/**
 * A header of a pack's requests, by which the worker knows that it is to let them pass; and of each copy, whose digest it says, or a dash
 * where the address names one.
 */
export const packHeader: string;

/**
 * The cache in which a saved product is.
 * @param base - path of the language, with a slash at both ends
 * @param id - of the product
 */
export function packCacheName(base: string, id: string): string;

/** The product that is saved in a cache; undefined for caches of anything else and of other languages. */
export function packOfCache(name: string, base: string): string | undefined;
