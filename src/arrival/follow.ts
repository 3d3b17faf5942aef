import { browserStore } from '../preferences';
import { newlyLinked } from '../preferences/rules/newlyLinked';
import { attempt } from '../ui/rules/attempt';
import { fragmentIds } from './rules/fragmentIds';
import { giveFocus } from './giveFocus';
import { hasPressed } from './hasPressed';
import { holdPlace, type Hold, type Holding } from './holdPlace';
import { isMisled } from './isMisled';
import { leadsOn } from './leadsOn';
import { findLink, markOfLink } from './linkMark';
import { markContents, placeOf } from './markContents';
import { idOfEntry, nameEntry } from './nameEntry';
import { observeSize } from './observeSize';
import { openGroups, readGroups } from './openGroups';
import { closePanels, registerPanelKeys } from './panelKeys';
import { readHeights, restoreHeights, type Restoring } from './rowHeights';
import { sayTitle } from './sayTitle';
import {
  keepPlace,
  readPlaces,
  writePlaces,
  type Place,
  type RowHeights,
} from './rules/visitedPlaces';

/** What the router says of a navigation. */
export interface RouteUpdate {
  location: { pathname: string; search: string; hash: string };
  previousLocation: { pathname: string; search: string; hash: string } | null;
}

/** Where a tab keeps the places of its history. */
const storageKey = 'visited-places';
/** How long a page may take to show where the focus belongs, in ms, before it goes to the beginning of the text. */
const focusPatience = 600;

const readKept = () => readPlaces(attempt(() => sessionStorage.getItem(storageKey)) ?? null);

const places = readKept();

/** The entry that is shown, and where its page was when last seen. */
let current = nameEntry();
let y = window.scrollY;
/** The link that was followed last, and the address that it leads to. */
let followed: Place['link'];
let leadsTo: string | undefined;
/** The place that is held, and the position that it is about if it is one. */
let holding: Holding | undefined;
let wanted: number | undefined;
/** The heights that the rows of its page had. */
let rows: Restoring | undefined;
/** What is known of the entry that is on its way; undefined if it is a new one. */
let known: Place | undefined;
let isNew = true;
/** Whether its page has come: of one that is left before, the position is that of the page before it. */
let hasArrived = true;
/** Of the page that is left. */
let old: Element | null = null;
/** What a link led to, how far the page was scrolled then, and where in the window it stood. */
let chosen: { target: Element; y: number; top: number } | undefined;

/** What a click on a link has to say that came before this file. */
export interface EarlyClick {
  /** The entry of the history that it was made on. */
  entry: string;
  /** How far the page was scrolled, in px. */
  y: number;
  /** Inside of a link. */
  click: MouseEvent;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const mainOf = () => document.querySelector('main');

function keepCurrent(link?: Place['link'], page: Element | null = mainOf()): void {
  if (!hasArrived) return;
  // On the way to a position that the page has not reached yet, that is where the reader is.
  const isOnTheWay = wanted !== undefined && holding?.isActive() && !holding.isReached();
  const groups = readGroups(page);
  const heights = readHeights(page);
  // A demo that comes alive above it moves it, not the reader.
  const isThere = chosen && (holding?.isActive() || Math.abs(y - chosen.y) <= 2);
  const target = isThere && chosen?.target.id;
  keepPlace(places, current, {
    y: isOnTheWay ? wanted! : y,
    ...(target && { target }),
    ...(link && { link }),
    ...(groups !== undefined && { groups }),
    ...(heights !== undefined && { heights }),
  });
}

let isMarking = false;
function mark(): void {
  if (isMarking) return;
  isMarking = true;
  requestAnimationFrame(() => {
    isMarking = false;
    if (!holding?.isActive() && Math.abs(window.scrollY - (chosen?.y ?? 0)) > 2) {
      // The browser scrolls along with what changes its height above; then it stands where it stood.
      const isMovedAlong =
        chosen?.target.isConnected &&
        Math.abs(chosen.target.getBoundingClientRect().top - chosen.top) <= 2;
      chosen = isMovedAlong ? { ...chosen!, y: window.scrollY } : undefined;
    }
    markContents(chosen?.target.id);
  });
}

interface Arrival extends Partial<Hold> {
  /** What gets the focus when it is there; what is found, without it. */
  focusOn?: Hold['find'];
  /** Whether the focus goes to the beginning of the text if there is nothing else for it. */
  focusText: boolean;
  /** Whether the document has just come with the page: who has moved the focus meanwhile keeps it. */
  isFirst?: boolean;
  /** The groups that were open. */
  groups?: string | undefined;
  /** How high its rows were. */
  heights?: RowHeights | undefined;
}

const none = () => null;

/** To where an entry of the history was left: what it was led to, if it was still there, or its position. */
const wayBack = ({ target, link: _link, ...place }: Place): Partial<Arrival> => ({
  ...place,
  ...(target !== undefined && { find: () => document.getElementById(target) }),
});

/** Goes to a place, and puts the focus there once. */
function go({
  find = none,
  focusOn = find,
  focusText,
  isFirst = false,
  groups,
  heights,
  ...how
}: Arrival): void {
  holding?.stop();
  wanted = how.y;
  const begin = performance.now();
  let given: HTMLElement | undefined;
  /** The frames, by their times, in which the page was seen at its place. */
  const steady = new Set<unknown>();
  let closed = groups;
  rows?.stop();
  rows = heights && restoreHeights(mainOf, heights);
  const onLook = (target: Element | null) => {
    if (target) chosen = { target, y: window.scrollY, top: target.getBoundingClientRect().top };
    mark();
    // The browser takes a frame or two to see which rows are not in view any more. Let go before, they are smaller for a moment, and
    // the end of the page scrolls it. A slow frame has several looks.
    if (holding?.isReached() && steady.add(document.timeline?.currentTime).size > 3) rows?.letGo();
    // Given once, and again if what had it went away while the page came.
    if (given?.isConnected) return;
    const meant = focusOn() as HTMLElement | null;
    const isLate = focusOn === none || performance.now() - begin > focusPatience;
    const give = (to: HTMLElement | null) => {
      if (to && giveFocus(to, { staysInList: !meant, staysAnywhere: isFirst })) given = to;
    };
    give(meant);
    // Also where what is meant is hidden.
    if (!given?.isConnected && focusText && isLate) give(mainOf());
  };
  holding = holdPlace({
    ...how,
    find: () => {
      // The page is made what it was before anything is looked for in it.
      if (closed !== undefined && openGroups(mainOf(), closed)) closed = undefined;
      return find();
    },
    onLook,
    onLeave: mark,
  });
}

const findTarget = (hash: string) => {
  const ids = fragmentIds(hash);
  return () => {
    for (const id of ids) {
      const target = document.getElementById(id);
      if (target) return target;
    }
    return null;
  };
};

/**
 * A navigation has begun: the address is the new one. What is kept of the old page is kept now.
 * @param page - the text of the old page, which may be gone by now
 * @param early - the click that led away, if this file came after it
 */
export function leave(page: Element | null, early?: EarlyClick): void {
  // What this file has seen the entry of, it knows more of: the click led nowhere.
  const link = early && linkOf(early.click);
  const isEarly = link && early.entry !== current && leadsOn(early.click, link);
  if (isEarly) {
    current = early.entry;
    y = early.y;
    followed = markOfLink(link);
  } else if (leadsTo !== window.location.href) {
    followed = undefined;
  }
  const id = idOfEntry();
  isNew = id === undefined || id === current || isEarly === true;
  keepCurrent(isNew ? followed : undefined, page);
  followed = undefined;
  known = isNew ? undefined : places.get(id!);
  current = nameEntry();
  hasArrived = false;
  old = page;
}

/** The new page is there, or about to be: goes to what its address names, or to where the reader was. */
export function arrive({ location, previousLocation }: RouteUpdate): void {
  if (!previousLocation) return;
  hasArrived = true;
  const { pathname, search, hash } = location;
  const isOtherPage = pathname !== previousLocation.pathname;
  const page = { old: isOtherPage ? old : null, focusText: isOtherPage };
  chosen = undefined;
  if (isOtherPage) {
    // The frame of a page that has stopped is that of the next one, too, and shows it only if it is asked.
    old?.querySelector<HTMLElement>('[data-again]')?.click();
    closePanels();
    sayTitle(old);
  }
  if (known) {
    const { link } = known;
    go({
      ...page,
      ...wayBack(known),
      focusOn: link ? () => findLink(link, window.location) : none,
    });
    return;
  }
  // Before anything is measured: the text is another one in each form.
  const asked = newlyLinked(location, previousLocation);
  if (Object.keys(asked).length > 0) browserStore().show(asked);
  if (hash.length > 1) {
    const isSamePlace = !isOtherPage && hash === previousLocation.hash;
    // A choice that is kept in the query moves nothing.
    if (isSamePlace && search !== previousLocation.search) return;
    go({ ...page, find: findTarget(hash), isSmooth: !isOtherPage });
    return;
  }
  if (isOtherPage) {
    // It is at its top.
    go(page);
    return;
  }
  if (search !== previousLocation.search) return;
  // An empty fragment names nothing, and the browser goes to the top of the page for it.
  const isEmpty = window.location.href.endsWith('#');
  attempt(() => window.scrollTo({ top: isEmpty ? y : 0, behavior: isEmpty ? 'instant' : 'auto' }));
}

/**
 * The history is about to be gone through: says where the page is that is left. The browser leaves it there; at a fragment that is new it has gone
 * there already. A position that the page was brought to in this frame has not been told yet.
 */
export function leaveByHistory(): void {
  if (idOfEntry() !== undefined) y = window.scrollY;
}

/** How this document came to be shown. */
const loadType = (): string | undefined =>
  attempt(
    () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
  )?.type;

/**
 * Keeps the first page at its place while it comes alive; the browser itself has brought it there.
 * @param hasTurned - whether the reader has turned a wheel already
 */
function hold(hasTurned: boolean): void {
  const type = loadType();
  const place = places.get(current);
  if (type !== 'navigate') {
    // A reader who has gone elsewhere meanwhile stays there.
    const isThere = place && (y === 0 || Math.abs(y - place.y) <= 2 || window.location.hash);
    if (place && (isThere || (!hasTurned && isMisled(place)))) {
      const { link } = place;
      const isBack = type === 'back_forward' && link !== undefined;
      go({
        ...wayBack(place),
        focusOn: isBack ? () => findLink(link, window.location) : none,
        focusText: false,
        isFirst: true,
      });
    }
    return;
  }
  const isFromHere =
    history.length > 1 &&
    attempt(() => document.referrer.startsWith(`${location.origin}/`)) === true;
  if (isFromHere) sayTitle(null);
  const find = findTarget(window.location.hash);
  const target = find();
  const isThere = target && Math.abs(target.getBoundingClientRect().top - placeOf(target)) <= 4;
  // Where the group of a row opens, or a list grows above, the browser's own place is soon another one.
  const isUntouched = !hasTurned && !hasPressed();
  if (window.location.hash.length > 1 && (y === 0 || isThere || isUntouched)) {
    go({ find, focusOn: isFromHere ? find : none, focusText: isFromHere, isFirst: true });
  } else if (isFromHere) {
    go({ focusText: true, isFirst: true });
  }
}

let hasBegun = false;

/**
 * Begins to follow the reader.
 * @param isFirst - whether the page is the one that the document came with
 * @param hasTurned - whether the reader has turned a wheel already
 */
export function begin(isFirst: boolean, hasTurned = false): void {
  if (!hasBegun) {
    hasBegun = true;
    registerPanelKeys();
    if (isFirst) hold(hasTurned);
    mark();
  }
}

const byHand = () => attempt(() => (history.scrollRestoration = 'manual'));
byHand();

window.addEventListener(
  'scroll',
  () => {
    y = window.scrollY;
    mark();
  },
  { passive: true },
);
window.addEventListener(
  'click',
  (click) => {
    y = window.scrollY;
    const link = linkOf(click);
    if (!link) return;
    followed = leadsOn(click, link) ? markOfLink(link, window.location) : undefined;
    leadsTo = link.href;
  },
  { capture: true },
);
observeSize(mark);

function save(): void {
  keepCurrent(followed);
  attempt(() => sessionStorage.setItem(storageKey, writePlaces(places)));
}
window.addEventListener('pagehide', () => {
  save();
  // A document that comes again is brought to its place by the browser, before any script.
  attempt(() => (history.scrollRestoration = 'auto'));
});
window.addEventListener('pageshow', ({ persisted }) => {
  byHand();
  if (!persisted) return;
  // Other documents of the tab have been shown meanwhile, and have kept theirs.
  readKept().forEach((place, id) => {
    places.delete(id);
    places.set(id, place);
  });
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') save();
});
