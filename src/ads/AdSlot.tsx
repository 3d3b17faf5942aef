import { useEffect, useState, useSyncExternalStore } from 'react';
import { sendEvent } from '../analytics';
import { useDocsConfig } from '../docsConfig';
import { sourceOf } from './rules/adConfig';
import { AdBoundary } from './AdBoundary';
import { drawInHouse, type AdContent, type AdShape } from './rules/adState';
import { Appeal } from './Appeal';
import { askBrowserFeed, browserClock, pageConfig } from './browserAds';
import { createAdSlot } from './createAdSlot';
import { FeedAdBox } from './FeedAdBox';
import { InHouseAd } from './InHouseAd';
import { NetworkAd } from './NetworkAd';
import { probeNetwork } from './probeNetwork';
import styles from './Ad.module.css';

/** While one of these is shown the network may be there, or still come. */
const withNetwork: readonly AdContent[] = ['network', 'in-house', 'appeal'];

/** The ad at the top of a page. */
export function AdSlot({ shape }: { shape: AdShape }) {
  const { displayRatio } = useDocsConfig().ads;
  const [config] = useState(pageConfig);
  const source = sourceOf(config);
  const [inHouse] = useState(() => drawInHouse(Math.random()));
  const [slot] = useState(() =>
    createAdSlot({
      conditions: {
        agent: navigator.userAgent,
        isAllowed: config.isAllowed,
        source,
        shape,
        placement: 'body-top',
        appealDraw: Math.random(),
      },
      clock: browserClock,
      random: () => Math.random(),
      ratio: displayRatio,
      probe: () => probeNetwork(document, '[data-ad-network]'),
      isOnline: () => navigator.onLine,
      askFeed: (signal) => askBrowserFeed(config.feed, signal),
      send: sendEvent,
    }),
  );
  const { content, label, ad } = useSyncExternalStore(slot.subscribe, slot.getView);
  useEffect(() => slot.start(), [slot]);

  return (
    <AdBoundary onCrash={slot.crash}>
      {content === 'crashed' ? null : (
        <div
          className={styles.content}
          data-ad-content={content}
          data-ga-event-category="ad"
          data-ga-event-action="click"
          data-ga-event-label={label ?? undefined}
        >
          {source === 'script' && withNetwork.includes(content) ? (
            <NetworkAd
              address={config.script}
              isHidden={content !== 'network'}
              onCrash={slot.crash}
            />
          ) : null}
          {content === 'in-house' ? <InHouseAd name={inHouse} shape={shape} /> : null}
          {content === 'appeal' ? <Appeal /> : null}
          {content === 'feed' && ad ? <FeedAdBox ad={ad} label={null} shape={shape} /> : null}
        </div>
      )}
    </AdBoundary>
  );
}
