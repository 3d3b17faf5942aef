/**
 * Every address at which a service worker was ever offered, relative to the base URL of each language. None may leave this list: a
 * browser that got a worker there asks for it there until it is retired.
 */
export const workerAddresses = ['sw.js', 'x/sw.js'];

/** Those of today, with the part of the site that each answers for. */
export const workerSites: Record<string, 'core' | 'x'> = { 'sw.js': 'core', 'x/sw.js': 'x' };
