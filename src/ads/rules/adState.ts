/** Where a page's ads come from: the network's script, its JSON feed, or nowhere but this site. */
export type AdSource = 'script' | 'feed' | 'none';

/** How an ad of this site looks. */
export type AdShape = 'image' | 'inline';

/** What stands in the slot. */
export type AdContent =
  'empty' | 'network' | 'waiting' | 'feed' | 'failed' | 'in-house' | 'appeal' | 'crashed';

/** What is known before the slot begins, and never changes. */
export interface AdConditions {
  /** The browser's user agent. */
  agent: string;
  /** False in development, unless somebody asked for ads there. */
  isAllowed: boolean;
  source: AdSource;
  shape: AdShape;
  /** Where on the page, e.g. `body-top`. */
  placement: string;
  /** Drawn once a slot, in [0, 1). */
  appealDraw: number;
}

/** What was seen since the slot began. */
export interface AdState {
  /** How often the network's element was looked for. */
  checks: number;
  /** `missing`: a blocker is assumed, or a lack of network. `backers`: the network shows its link to the backers. */
  network: 'awaited' | 'missing' | 'shown' | 'backers';
  feed: 'awaited' | 'found' | 'failed';
  /** Whether there was no network at a look: then nobody knows of a blocker. */
  wasOffline: boolean;
  crashed: boolean;
}

export type AdEvent =
  | { type: 'check'; seen: NetworkElement; isOnline: boolean }
  | { type: 'feed'; found: boolean }
  | { type: 'crash' };

/** What the probe of the document sees. */
export type NetworkElement = 'nothing' | 'ad' | 'backers';

export const maxChecks = 30;
export const checkInterval = 500;
/** A blocker is assumed after more checks than this without an element. */
export const patience = 6;
export const appealShare = 0.2;
export const inlineShare = 0.2;
export const displayRatio = 0.1;
/** How long a label has to stand before its display counts, in ms. */
export const displayDelay = 2500;
/** In the order in which a draw chooses among them. */
export const inHouseNames = ['templates', 'themes', 'tidelift', 'figma'] as const;
export type InHouseName = (typeof inHouseNames)[number];

export const initialAdState: AdState = {
  checks: 0,
  network: 'awaited',
  feed: 'awaited',
  wasOffline: false,
  crashed: false,
};

/** Whether a user agent is a crawler's. Phones named Cubot are none. */
export function isCrawler(agent: string): boolean {
  return /(?<!cu)bot|crawler|spider|crawling/i.test(agent);
}

/** Draws the shape of this site's ads. @param draw - in [0, 1) */
export function drawShape(draw: number): AdShape {
  return draw < inlineShare ? 'inline' : 'image';
}

/** Draws one of this site's ads. @param draw - in [0, 1) */
export function drawInHouse(draw: number): InHouseName {
  const index = Math.min(Math.floor(draw * inHouseNames.length), inHouseNames.length - 1);
  return inHouseNames[Math.max(index, 0)]!;
}

/** Whether the slot may show anything. */
export function isServed({ agent, isAllowed }: AdConditions): boolean {
  return isAllowed && !isCrawler(agent);
}

/** Whether the network's element is still looked for. */
export function isChecking(state: AdState, conditions: AdConditions): boolean {
  return (
    isServed(conditions) &&
    conditions.source === 'script' &&
    !state.crashed &&
    (state.network === 'awaited' || state.network === 'missing') &&
    state.checks < maxChecks
  );
}

/**
 * The state after an event.
 * @returns the same object if the event means nothing in this state
 */
export function nextAdState(state: AdState, event: AdEvent, conditions: AdConditions): AdState {
  if (state.crashed) return state;
  switch (event.type) {
    case 'crash':
      return { ...state, crashed: true };
    case 'feed':
      if (!isServed(conditions) || conditions.source !== 'feed' || state.feed !== 'awaited')
        return state;
      return { ...state, feed: event.found ? 'found' : 'failed' };
    case 'check': {
      if (!isChecking(state, conditions)) return state;
      const checks = state.checks + 1;
      if (event.seen !== 'nothing')
        return { ...state, checks, network: event.seen === 'ad' ? 'shown' : 'backers' };
      const wasOffline = state.wasOffline || !event.isOnline;
      return { ...state, checks, wasOffline, network: checks > patience ? 'missing' : 'awaited' };
    }
  }
}

/** What the slot shows. */
export function adContent(state: AdState, conditions: AdConditions): AdContent {
  if (state.crashed) return 'crashed';
  if (!isServed(conditions)) return 'empty';
  // Nobody blocks what is not there: without a network there is nothing to appeal for.
  if (conditions.source === 'none') return 'in-house';
  if (conditions.source === 'feed') {
    return ({ awaited: 'waiting', found: 'feed', failed: 'failed' } as const)[state.feed];
  }
  if (state.network === 'missing')
    return conditions.appealDraw < appealShare && !state.wasOffline ? 'appeal' : 'in-house';
  return state.network === 'backers' ? 'in-house' : 'network';
}

/** The slot's name in events, e.g. `carbon-body-top-image`; null while it shows nobody's ad. */
export function adLabel(state: AdState, conditions: AdConditions): string | null {
  const part = labelPart(state, conditions);
  return part && `${part}-${conditions.placement}-${conditions.shape}`;
}

function labelPart(state: AdState, conditions: AdConditions): string | null {
  switch (adContent(state, conditions)) {
    case 'appeal':
      return 'in-house-adblock';
    case 'in-house':
      return state.network === 'backers' ? 'in-house-carbon' : 'in-house';
    case 'network':
    case 'feed':
      return 'carbon';
    default:
      return null;
  }
}
