import type { EarlyClick, RouteUpdate } from './follow';
import { attempt } from '../ui/rules/attempt';
import { loadWhereRefused } from './loadWhereRefused';
import { mendAddress } from './mendAddress';
import { nameEntry } from './nameEntry';

type Follow = typeof import('./follow');

let asked: Promise<Follow | undefined> | undefined;
let there: Follow | undefined;
/** The last click on a link before it is. */
let early: EarlyClick | undefined;
/** Whether a wheel was turned before. */
let hasTurned: boolean | undefined;

/** Fetches what follows the reader; without it the site goes on as any other does. */
function follow(isFirst: boolean): Promise<Follow | undefined> {
  return (asked ??= import(/* webpackChunkName: "arrival" */ './follow').then(
    (module) => {
      there = module;
      module.begin(isFirst, hasTurned);
      return module;
    },
    () => (asked = undefined),
  ));
}

function expect({ target, type }: Event): void {
  hasTurned ||= type === 'wheel';
  if (type === 'pointerover' && !(target as Element).closest('a')) return;
  void follow(true);
}

function note(click: MouseEvent): void {
  if (!there && (click.target as Element).closest('a'))
    early = { entry: nameEntry(), y: scrollY, click };
}

// Before the first of them there is nothing to follow. The first load does without it.
if (typeof window !== 'undefined') {
  // Before the router reads it.
  mendAddress();
  // At once: the first click may come before anything else is fetched.
  loadWhereRefused('pushState');
  loadWhereRefused('replaceState');
  for (const type of ['scroll', 'wheel', 'focusin', 'pointerover'])
    window.addEventListener(type, expect, { once: type !== 'pointerover', passive: true });
  window.addEventListener('click', note, { capture: true });
  // Before the router has its listener, for a window's own events come in the order of listeners, captured or not.
  window.addEventListener('popstate', () => there?.leaveByHistory());
}

/** Called by Docusaurus when a navigation has begun, and for the first page. */
export function onRouteUpdate({ previousLocation }: RouteUpdate): void {
  if (!previousLocation) return;
  const page = document.querySelector('main');
  const click = early;
  early = undefined;
  void follow(false).then((module) => module?.leave(page, click));
}

/** Called by Docusaurus when the new page is about to be shown, and for the first page. */
export function onRouteDidUpdate(update: RouteUpdate): void {
  const { location, previousLocation } = update;
  if (previousLocation) {
    // Always at once, and wherever the reader is to be led from there.
    if (location.pathname !== previousLocation.pathname)
      attempt(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    void follow(false).then((module) => module?.arrive(update));
  } else if (
    location.hash ||
    attempt(() => history.state || document.referrer.startsWith(window.location.origin))
  ) {
    void follow(true);
  }
}
