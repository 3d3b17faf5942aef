import { focusTargets } from '../ui';
import { attempt } from '../ui/rules/attempt';
import { leadsOn } from './leadsOn';

const link = 'a[href]';
/** On small screens it covers the page. */
const drawer = '#sidebar:popover-open';

/** Only if the current page is out of sight in it: its entry had no place as long as the drawer was closed. */
function reveal(): void {
  const list = document.querySelector<HTMLElement>(drawer);
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry) return;
  const box = entry.getBoundingClientRect();
  const edge = list.getBoundingClientRect();
  if (box.top < edge.top || box.bottom > edge.bottom)
    list.scrollTop += box.top - edge.top - list.clientHeight / 2;
}

/** Tab goes round in the drawer. */
function goRound(event: KeyboardEvent): void {
  const list = document.querySelector<HTMLElement>(drawer);
  if (event.key !== 'Tab' || !list?.contains(document.activeElement)) return;
  const stops = focusTargets(list);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

const panels = '[popovertarget] + [popover]:popover-open';
/** Any panel, also one that stands apart from its button; a tooltip is none. */
const anyPanel = "[popover]:not([popover='manual']):popover-open";

/**
 * Tab that leaves any other panel and its button closes it, from either of them; a press beside it leaves to nothing, and the platform
 * closes it then.
 */
function closeLeft({ target, relatedTarget }: FocusEvent): void {
  const left = target as Element;
  const next = left.nextElementSibling;
  const panel = left.closest<HTMLElement>(panels) ?? (next?.matches(panels) ? next : undefined);
  if (!(panel instanceof HTMLElement) || !(relatedTarget instanceof Element)) return;
  if (!panel.contains(relatedTarget) && relatedTarget !== panel.previousElementSibling)
    attempt(() => panel.hidePopover());
}

/** A panel closes for the current page, too, which no navigation follows; a link to a control focuses it and moves nothing. */
function follow(event: MouseEvent): void {
  const followed = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(link);
  if (!followed) return;
  if (leadsOn(event, followed))
    attempt(() => followed.closest<HTMLElement>(anyPanel)?.hidePopover());
  const address = followed.getAttribute('href')!;
  if (address !== '#search-button') return;
  event.preventDefault();
  document.getElementById(address.slice(1))?.focus();
}

/** Closes what is open: another page is there. */
export function closePanels(): void {
  document
    .querySelectorAll<HTMLElement>(anyPanel)
    .forEach((panel) => attempt(() => panel.hidePopover()));
}

/** What the panels of the frame do with keys and links beyond what the platform does. For a script that is not of the first load. */
export function registerPanelKeys(): void {
  document.addEventListener('keydown', goRound);
  // It does not bubble. One that is open already was opened before this script came.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof Element && target.matches(drawer) && reveal(),
    true,
  );
  if (document.querySelector(drawer)?.scrollTop === 0) reveal();
  document.addEventListener('focusout', closeLeft);
  document.addEventListener('click', follow);
}
