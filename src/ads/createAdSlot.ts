import { isSampled } from '../analytics/rules/isSampled';
import {
  adContent,
  adLabel,
  checkInterval,
  displayDelay,
  initialAdState,
  isChecking,
  isServed,
  nextAdState,
  type AdConditions,
  type AdContent,
  type AdEvent,
  type NetworkElement,
} from './rules/adState';
import type { FeedAd } from './rules/parseFeed';

/** The browser's timers, or a test's. */
export interface AdClock {
  set: (callback: () => void, delay: number) => unknown;
  clear: (handle: unknown) => void;
}

interface AdSlotOptions {
  conditions: AdConditions;
  clock: AdClock;
  /** Draws from [0, 1). */
  random: () => number;
  /** Share of displays that are reported. */
  ratio: number;
  /** Looks for the network's element. */
  probe: () => NetworkElement;
  /** Whether the browser has a network. */
  isOnline: () => boolean;
  /** Asks the feed; never rejects. */
  askFeed: (signal: AbortSignal) => Promise<FeedAd | null>;
  send: (category: string, action: string, label: string | null) => void;
}

/** What a slot shows at the moment. */
export interface AdView {
  content: AdContent;
  label: string | null;
  /** The feed's ad, once it is there. */
  ad: FeedAd | null;
}

/** A slot that is alive between `start` and the function that `start` returns. */
export interface AdSlotMachine {
  getView: () => AdView;
  subscribe: (listener: () => void) => () => void;
  /** @returns stops timers and requests */
  start: () => () => void;
  /** Nothing is shown any more; reported once. */
  crash: () => void;
}

/** Makes the slot: drives the state by clock, probe and feed, and reports what was on display. */
export function createAdSlot(options: AdSlotOptions): AdSlotMachine {
  const { conditions, clock, random, ratio, probe, isOnline, askFeed, send } = options;
  const listeners = new Set<() => void>();
  let state = initialAdState;
  let view: AdView = {
    content: adContent(state, conditions),
    label: adLabel(state, conditions),
    ad: null,
  };
  let running = false;
  let checkTimer: unknown;
  let displayTimer: unknown;
  let request: AbortController | undefined;

  const awaitDisplay = () => {
    clock.clear(displayTimer);
    const { label } = view;
    if (label === null || !running) return;
    displayTimer = clock.set(() => {
      if (isSampled(ratio, random())) send('ad', 'display', label);
    }, displayDelay);
  };
  const stop = () => {
    running = false;
    clock.clear(checkTimer);
    clock.clear(displayTimer);
    request?.abort();
  };
  const apply = (event: AdEvent, ad: FeedAd | null = view.ad) => {
    state = nextAdState(state, event, conditions);
    const content = adContent(state, conditions);
    const label = adLabel(state, conditions);
    if (content === view.content && label === view.label) return;
    const relabelled = label !== view.label;
    view = { content, label, ad };
    if (relabelled) awaitDisplay();
    listeners.forEach((listener) => listener());
  };
  const check = () => {
    apply({ type: 'check', seen: probe(), isOnline: isOnline() });
    if (running && isChecking(state, conditions)) checkTimer = clock.set(check, checkInterval);
  };

  return {
    getView: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      running = true;
      awaitDisplay();
      if (isChecking(state, conditions)) check();
      if (conditions.source === 'feed' && state.feed === 'awaited' && isServed(conditions)) {
        const asked = new AbortController();
        request = asked;
        void askFeed(asked.signal).then((ad) => {
          if (!asked.signal.aborted) apply({ type: 'feed', found: ad !== null }, ad);
        });
      }
      return stop;
    },
    crash: () => {
      if (state.crashed) return;
      const { label } = view;
      stop();
      send('ad', 'crash', String(label));
      apply({ type: 'crash' });
    },
  };
}
