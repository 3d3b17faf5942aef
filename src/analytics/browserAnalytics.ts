import type { Analytics } from './createAnalytics';
import { refusesMeasurement } from './rules/refusesMeasurement';

let analytics: Promise<Analytics | undefined> | undefined;

/**
 * The page's one analytics, fetched when first asked for. Calls chained to it run in their order.
 * @returns nothing where no id is configured, or where the reader asks not to be measured; a promise of
 * nothing where the id is malformed or the code does not arrive
 */
export function browserAnalytics(): Promise<Analytics | undefined> | undefined {
  const id = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
  if (!id || refusesMeasurement(navigator)) return undefined;
  // The chunk's name is none that a blocker of measuring looks for.
  analytics ??= import(/* webpackChunkName: "signals" */ './registerSignals')
    .then(({ registerSignals }) => registerSignals(id))
    .catch(() => undefined);
  return analytics;
}
