import { attempt } from '../ui/rules/attempt';
import { placeOf } from './markContents';
import { observeSize } from './observeSize';

/** How long after the last change frames are looked at one by one, in ms; after that, only when the page is scrolled or changes its height. */
const attention = 2000;
/** How long a place is held at most, in ms. */
const patience = 60_000;
/** How long the page that was left may stand where the new one belongs, in ms. */
const leaving = 1000;
/** After how long a reader counts who does something before the place was found, in ms: wheels and fingers outlast a click. */
const momentum = 300;
/** How many frames without movement end a smooth scroll that the browser does not report the end of. */
const still = 8;
/** Positions are rounded, in px. */
const rounding = 2;

/** What only a reader does. A pointer that moves is none: it follows every click. */
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

export interface Hold {
  /** The element whose place it is; null as long as the page has none, or where a position is held. */
  find: () => Element | null;
  /** How far the page is to be scrolled, where no element is meant. */
  y?: number | undefined;
  /** Something of the page that was left: as long as it stands there, nothing is looked for. */
  old?: Element | null | undefined;
  /** Whether the way there is to be seen, as within a page. */
  isSmooth?: boolean | undefined;
  /** Told after each look at the page. */
  onLook?: ((target: Element | null) => void) | undefined;
  /** Told when the reader has scrolled elsewhere. */
  onLeave?: (() => void) | undefined;
}

/** A place that is held. */
export interface Holding {
  /** Gives it up. */
  stop: () => void;
  /** Whether it is held still. */
  isActive: () => boolean;
  /** Whether the page has been there. */
  isReached: () => boolean;
}

/** Opens what would hide an element. */
function unfold(target: Element): void {
  for (
    let group = target.parentElement?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  ) {
    group.open = true;
  }
}

/**
 * Brings an element to its place in the window, or a page to a position, whenever it can be had, and keeps it there while what is
 * above it still comes, loads or changes its height: until the reader does something, or for a minute. Where the place of an element is, CSS
 * says (`scroll-margin`, `scroll-padding`).
 */
export function holdPlace({ find, y, old, isSmooth = false, onLook, onLeave }: Hold): Holding {
  const begin = performance.now();
  let changed = begin;
  let isActive = true;
  let isReached = false;
  let isListening = false;
  let glides =
    isSmooth &&
    attempt(() => window.matchMedia('(prefers-reduced-motion: no-preference)').matches) === true;
  let frame = 0;
  let rested = 0;
  /** How far the page was scrolled when last looked at. */
  let seenY = window.scrollY;
  /** What tells whether it has changed: where the target stood in it, or how high it was. */
  let seenLength = NaN;
  /** How high it was: the end of a page that becomes shorter scrolls it. */
  let seenHeight = NaN;
  /** Whether the end of the page keeps the target from its place. */
  let isShort = false;

  // A browser that scrolls along with what it lays out would lead away, and look like a reader who scrolls.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';

  const stop = () => {
    isActive = false;
    style.overflowAnchor = '';
    cancelAnimationFrame(frame);
    resize?.disconnect();
    signs.forEach((type) => window.removeEventListener(type, notice, { capture: true }));
    window.removeEventListener('scroll', watch);
    window.removeEventListener('scrollend', land);
  };
  const notice = (event: Event) => {
    if (event instanceof KeyboardEvent && modifiers.includes(event.key)) return;
    stop();
  };
  const land = () => {
    // The last stretch is gone at once, if the page has changed on the way.
    if (isReached && glides) seenLength = NaN;
    if (isReached) glides = false;
  };

  const height = () => document.documentElement.scrollHeight;
  const lengthOf = (target: Element | null) =>
    target ? target.getBoundingClientRect().top + window.scrollY : height();

  const move = (target: Element | null) => {
    if (target) {
      unfold(target);
      attempt(() => target.scrollIntoView({ behavior: glides ? 'smooth' : 'instant' }));
    } else {
      attempt(() => window.scrollTo({ top: y!, behavior: 'instant' }));
    }
    isReached = target !== null || Math.abs(window.scrollY - y!) <= rounding;
    seenY = window.scrollY;
    seenLength = lengthOf(target);
    seenHeight = height();
    isShort = target !== null && target.getBoundingClientRect().top > placeOf(target) + rounding;
  };

  /** @returns whether something has changed */
  const look = (target: Element | null): boolean => {
    if (!isReached) {
      const isSame = lengthOf(target) === seenLength;
      if (!isSame) move(target);
      return !isSame;
    }
    const scrolled = Math.abs(window.scrollY - seenY);
    if (glides) {
      rested = scrolled < 0.5 ? rested + 1 : 0;
      seenY = window.scrollY;
      if (rested > still) land();
      return true;
    }
    const grown = Math.abs(lengthOf(target) - seenLength);
    // By more than the page has changed, somebody scrolls who gives no other sign of it: a screen reader, the search of the browser.
    if (scrolled > Math.max(grown, Math.abs(height() - seenHeight)) + rounding) {
      stop();
      onLeave?.();
      return false;
    }
    const hasRoom = isShort && height() > seenHeight;
    if (grown <= 0.5 && scrolled <= 0.5 && !hasRoom) return false;
    move(target);
    return true;
  };

  const check = () => {
    const now = performance.now();
    if (!isListening && (isReached || now - begin > momentum)) {
      isListening = true;
      signs.forEach((type) =>
        window.addEventListener(type, notice, { capture: true, passive: true }),
      );
    }
    if (!old?.isConnected || now - begin > leaving) {
      const target = find();
      if ((target || y !== undefined) && look(target)) changed = now;
      // Whoever has gone elsewhere is not led on.
      if (!isActive) return;
      onLook?.(target);
    }
    if (now - begin > patience) stop();
  };
  const isAttentive = () => performance.now() - changed < attention;
  const follow = () => {
    frame = 0;
    if (!isActive) return;
    check();
    goOn();
  };
  // After a frame that took longer than the attention lasts, frames are followed again.
  const goOn = () => {
    if (isActive && frame === 0 && isAttentive()) frame = requestAnimationFrame(follow);
  };
  const watch = () => {
    if (isAttentive()) return;
    check();
    goOn();
  };
  const resize = observeSize(() => {
    if (!isActive) return;
    // Before the change is painted.
    check();
    if (!isAttentive()) changed = performance.now();
    goOn();
  });
  window.addEventListener('scroll', watch, { passive: true });
  window.addEventListener('scrollend', land);
  follow();
  return { stop, isActive: () => isActive, isReached: () => isReached };
}
