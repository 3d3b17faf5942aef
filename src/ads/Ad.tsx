import { AdSlot } from './AdSlot';
import { drawShape } from './adState';
import { DemoAd } from './DemoAd';

export interface AdProps {
  /** Name of the demo under which the ad stands; without, it is the page's own. */
  demo?: string | undefined;
}

/** One shape for all ads of a page load. */
const shape = drawShape(Math.random());

/** What fills an `AdFrame`. */
export function Ad({ demo }: AdProps) {
  return demo === undefined ? <AdSlot shape={shape} /> : <DemoAd />;
}
