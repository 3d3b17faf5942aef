import siteConfig from '@generated/docusaurus.config';
import type { DocsConfig } from '../docsConfig';
import { languages } from '../navigation/rules/paths/splitLanguage';
import { browserStore } from '../preferences';
import { attempt, whenIdle, whenLoaded } from '../ui';
import { createAnalytics, type Analytics, type TagFunction } from './createAnalytics';
import { isMeasurementId } from './rules/isMeasurementId';
import { isSampled } from './rules/isSampled';
import { libraryVersion } from './rules/libraryVersion';
import { readClick } from './rules/readClick';
import { userProperties } from './rules/userProperties';

declare global {
  interface Window {
    /** What the tag's script works through, from the first entry on, when it arrives. */
    dataLayer?: unknown[];
    gtag?: TagFunction;
  }
}

const tagScript = 'https://www.googletagmanager.com/gtag/js';

/** Share of page loads that report web vitals: 0.01 %. */
const vitalsRatio = 0.0001;

function installTag(): TagFunction {
  const layer: unknown[] = Array.isArray(window.dataLayer) ? window.dataLayer : [];
  window.dataLayer = layer;
  window.gtag = function gtag() {
    try {
      // The tag's script takes for a command only what is an arguments object.
      // eslint-disable-next-line prefer-rest-params
      layer.push(arguments);
    } catch {
      // The tag's script has put its own function there. Whatever is wrong with it, the page goes on.
    }
  };
  return window.gtag;
}

/** Fetches the tag's script when the page has everything else. One that does not come is not missed. */
function loadTag(id: string): void {
  const load = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${tagScript}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };
  whenLoaded(() => whenIdle(load));
}

/** Runs a task in the task after the next frame, in which title and meta tags of a new page are written. */
function afterHead(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inNextTask = () => {
    timer = setTimeout(task);
  };
  let frame = 0;
  // No frames come in a tab that was opened in the background; its head came with the HTML.
  if (document.hidden) inNextTask();
  else frame = requestAnimationFrame(inNextTask);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** From the document, not from its address, which may lie below a base URL: `zh-CN` is `zh`. */
function documentLanguage(): string {
  const [name] = document.documentElement.lang.split('-');
  return languages.find((language) => language === name) ?? 'en';
}

/** Of the library that the page shown is about. */
function shownVersion(): string | null {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
  const { products } = siteConfig.customFields as unknown as DocsConfig;
  const page = { docs: meta('docsearch:version'), product: meta('mui:productId') };
  return libraryVersion(page, products);
}

function followReader(analytics: Analytics): void {
  const store = browserStore();
  const queryOf = (query: string) => attempt(() => window.matchMedia(query));
  const darkQuery = queryOf('(prefers-color-scheme: dark)');
  const report = () =>
    analytics.reader(
      userProperties({
        code: store.get('code'),
        style: store.get('style'),
        mode: store.effectiveMode(),
        prefersDark: darkQuery?.matches ?? false,
        pixelRatio: window.devicePixelRatio,
        language: documentLanguage(),
      }),
    );
  report();
  store.subscribe(report);
  attempt(() => darkQuery?.addEventListener('change', report));
  // A query tells of one ratio alone, which is left once.
  const followRatio = () => {
    const query = queryOf(`(resolution: ${window.devicePixelRatio}dppx)`);
    const change = () => {
      report();
      followRatio();
    };
    attempt(() => query?.addEventListener('change', change, { once: true }));
  };
  followRatio();
}

function followClicks(analytics: Analytics, random: () => number): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const click = target instanceof Element ? readClick(target, random) : null;
      if (click) analytics.event(click.category, click.action, click.label);
    },
    // On the way down: what a click changes, or removes, is reported as the reader saw it.
    { capture: true },
  );
}

function followVitals(analytics: Analytics): void {
  import(/* webpackChunkName: "vitals" */ 'web-vitals').then(
    ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
      for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(analytics.vital);
    },
    () => undefined,
  );
}

/**
 * Begins to report what happens on the page.
 * @param id - measurement id, as the page says
 * @param random - one draw decides about web vitals, one about each click that asks for a share
 * @returns nothing where the id is malformed: then nothing is loaded or reported
 */
export function registerSignals(
  id: string,
  random: () => number = Math.random,
): Analytics | undefined {
  if (!isMeasurementId(id)) return undefined;
  const analytics = createAnalytics(id, {
    tag: installTag(),
    document,
    now: () => new Date(),
    later: afterHead,
    storage: () => window.localStorage,
    origin: window.location.origin,
    version: shownVersion,
  });
  followReader(analytics);
  followClicks(analytics, random);
  if (isSampled(vitalsRatio, random())) followVitals(analytics);
  loadTag(id);
  return analytics;
}
