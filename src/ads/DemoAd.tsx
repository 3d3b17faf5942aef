import { useEffect, useState } from 'react';
import { sendEvent } from '../analytics';
import { AdBoundary } from './AdBoundary';
import { isCrawler } from './rules/adState';
import { askBrowserFeed, pageConfig } from './browserAds';
import { FeedAdBox } from './FeedAdBox';
import type { FeedAd } from './rules/parseFeed';

const label = 'carbon-demo-inline';

/** The small ad under a demo whose source a reader has opened. Nothing to show leaves its box empty. */
export function DemoAd() {
  const [{ feed, isAllowed }] = useState(pageConfig);
  const [ad, setAd] = useState<FeedAd | null>(null);
  useEffect(() => {
    if (!feed || !isAllowed || isCrawler(navigator.userAgent)) return undefined;
    const asked = new AbortController();
    void askBrowserFeed(feed, asked.signal).then((found) => {
      if (!asked.signal.aborted) setAd(found);
    });
    return () => asked.abort();
  }, [feed, isAllowed]);
  return (
    <AdBoundary onCrash={() => sendEvent('ad', 'crash', label)}>
      {ad ? <FeedAdBox ad={ad} label={label} shape="inline" /> : null}
    </AdBoundary>
  );
}
