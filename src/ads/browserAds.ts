import { readAdConfig, type AdConfig } from './rules/adConfig';
import type { AdClock } from './createAdSlot';
import type { FeedAd } from './rules/parseFeed';

/** The browser's timers. */
export const browserClock: AdClock = {
  set: (callback, delay) => window.setTimeout(callback, delay),
  clear: (handle) => window.clearTimeout(handle as number | undefined),
};

/** The configuration of this page. */
export function pageConfig(): AdConfig {
  return readAdConfig(
    (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null,
    process.env.NODE_ENV === 'development',
  );
}

/** Asks the configured feed; what that takes is fetched first. @returns the ad, or null; never rejects */
export async function askBrowserFeed(address: string, signal: AbortSignal): Promise<FeedAd | null> {
  try {
    const { requestFeed } = await import('./requestFeed');
    return await requestFeed({
      address,
      signal,
      clock: browserClock,
      now: () => Date.now(),
      fetch: (input, init) => window.fetch(input, init),
    });
  } catch {
    return null;
  }
}
