import { browserAnalytics } from './browserAnalytics';

/**
 * Reports one event of the site, in a browser only. Before analytics has arrived it waits; where nothing is
 * configured, or the reader asks not to be measured, nothing happens.
 * @param category - the part of the site, e.g. `ad`
 * @param action - what happened there, e.g. `display`
 * @param label - which one of its kind, or null
 */
export function sendEvent(category: string, action: string, label: string | null): void {
  void browserAnalytics()?.then((analytics) => analytics?.event(category, action, label));
}

/**
 * Reports that a demo has thrown, once a day and without a word of the reader's; see README.md. Where nothing is configured, or the reader
 * asks not to be measured, nothing happens.
 * @param demo - its id
 */
export function sendCrash(demo: string, thrown: unknown): void {
  void browserAnalytics()?.then((analytics) => analytics?.crash(demo, thrown));
}
