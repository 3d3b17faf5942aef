/** An Algolia application that answers instead of the site's own index. */
export interface AlgoliaSettings {
  appId: string;
  /** For searching only: every reader gets it. */
  apiKey: string;
  indexName: string;
}

/**
 * The address of a hit on this site: an index of Algolia's names the public site, whichever one is being read.
 * @param url - of the hit
 * @returns path, query and fragment; the start page for what is no address
 */
export function hitPath(url: string): string {
  try {
    const { protocol, pathname, search, hash } = new URL(url, 'https://site.invalid');
    if (!/^https?:$/.test(protocol)) return '/';
    // Two slashes at the start would name another host.
    return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
  } catch {
    return '/';
  }
}
