import { focusTargets } from '../ui';
import { attempt } from '../ui/rules/attempt';

const link = 'a[href]';
/** On small screens it covers the page. */
const drawer = '#sidebar:popover-open';

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

/** The drawer closes for the current page, too, which no navigation follows; a link to a control focuses it and moves nothing. */
function follow(event: MouseEvent): void {
  const followed = event.target instanceof Element && event.target.closest<HTMLElement>(link);
  if (!followed) return;
  attempt(() => followed.closest<HTMLElement>(drawer)?.hidePopover());
  const address = followed.getAttribute('href')!;
  if (address !== '#search-button') return;
  event.preventDefault();
  document.getElementById(address.slice(1))?.focus();
}

/** Closes what is open of the frame: another page is there. */
export function closePanels(): void {
  document
    .querySelectorAll<HTMLElement>(`${drawer}, ${panels}`)
    .forEach((panel) => attempt(() => panel.hidePopover()));
}

/** What the panels of the frame do with keys and links beyond what the platform does. For a script that is not of the first load. */
export function registerPanelKeys(): void {
  document.addEventListener('keydown', goRound);
  document.addEventListener('focusout', closeLeft);
  document.addEventListener('click', follow);
}
