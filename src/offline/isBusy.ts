import { pageSelection } from '../ui';

/** Whether the reader is editing, is trying something out or has text selected: nothing may reload the tab then. */
export function isBusy(): boolean {
  // An editor, or props that are being tried: what was set there is not all kept, and the focus may be anywhere.
  if (document.querySelector('[data-editor]')) return true;
  const active = document.activeElement;
  const editing =
    active instanceof HTMLElement &&
    (active.isContentEditable || /^(INPUT|TEXTAREA|SELECT|IFRAME)$/.test(active.tagName));
  return editing || !(pageSelection()?.isCollapsed ?? true);
}
