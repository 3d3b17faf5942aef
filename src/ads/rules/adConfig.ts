import type { AdSource } from './adState';

/** Names of the head's `meta` tags that carry what a deployment configured; a tag without value is left out. */
export const adMeta = {
  script: 'ad-script',
  feed: 'ad-feed',
  inDevelopment: 'ad-in-development',
} as const;

/** Where ads come from, as configured. */
export interface AdConfig {
  /** Address of the network's script, or empty. */
  script: string;
  /** Address of the JSON feed, or empty. */
  feed: string;
  isAllowed: boolean;
}

/** An address from which code or ads may be fetched: https, or this machine for tests. */
export function isAdAddress(value: string): boolean {
  // Parsers read `https:host` as `https://host`; a page on https reads a path of its own.
  if (!/^https?:\/\/[^/\\\s]+[^\\\s]*$/i.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
}

/**
 * Reads the configuration from the page.
 * @param meta - the content of the `meta` tag of that name, or null
 * @param isDevelopment - there, ads have to be asked for
 */
export function readAdConfig(
  meta: (name: string) => string | null,
  isDevelopment: boolean,
): AdConfig {
  const address = (name: string) => {
    const value = meta(name) ?? '';
    return isAdAddress(value) ? value : '';
  };
  return {
    script: address(adMeta.script),
    feed: address(adMeta.feed),
    isAllowed: !isDevelopment || meta(adMeta.inDevelopment) === 'true',
  };
}

/** What fills the top of a page: the script; else the feed; else this site's own ads. */
export function sourceOf({ script, feed }: AdConfig): AdSource {
  if (script) return 'script';
  return feed ? 'feed' : 'none';
}
