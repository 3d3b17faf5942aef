import { lazy, Suspense, type ComponentType } from 'react';
import { AdSlot } from './AdSlot';
import { drawShape } from './rules/adState';

/** Only where a feed is configured, and somebody opened a source. Code that does not arrive is no ad. */
const DemoAd = lazy<ComponentType>(() =>
  import('./DemoAd').then(
    ({ DemoAd }) => ({ default: DemoAd }),
    () => ({ default: () => null }),
  ),
);

export interface AdProps {
  /** Name of the demo under which the ad stands; without, it is the page's own. */
  demo?: string | undefined;
}

/** One shape for all ads of a page load. */
const shape = drawShape(Math.random());

/** What fills an `AdFrame`. */
export function Ad({ demo }: AdProps) {
  return demo === undefined ? (
    <AdSlot shape={shape} />
  ) : (
    <Suspense>
      <DemoAd />
    </Suspense>
  );
}
