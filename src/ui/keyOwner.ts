import type { KeyOwner } from './rules/types';

/** What takes letters, and arrows with them. */
export const field = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** Roles within which keys mean something: parts of what is walked with arrows, and what is typed or dragged. In each page, so in short. */
const roles = /grid|tree|menu|box|option|tab(list)?$|toolbar|radio|slider|spin|appl/;

/**
 * Whose the keys are where the focus is.
 * @param path - from the focused element outwards, through shadow roots: an event's `composedPath()`
 * @returns `field`: something of the site that takes letters; `demo`: something of a demo that takes keys, wherever it stands;
 *   `page`: nobody's
 */
export function keyOwner(path: readonly EventTarget[]): KeyOwner {
  const elements = path.filter((each) => each instanceof Element);
  const [focused] = elements;
  // The page itself has the focus, or it is in what a demo has put beside the site: a menu, a dialog.
  if (!focused || focused.matches('html, body')) return 'page';
  const end = elements.findIndex((each) => each.matches('[data-stage], #__docusaurus'));
  if (end < 0) return 'demo';
  if (elements[end]!.id) return focused.matches(field) ? 'field' : 'page';
  const isPlain = focused.matches('a, button, summary');
  return isPlain &&
    !elements.slice(0, end).some((each) => roles.test(each.getAttribute('role') ?? ''))
    ? 'page'
    : 'demo';
}
