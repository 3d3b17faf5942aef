import { pageSelection } from '../ui';

/** Whether the reader is editing or has text selected: nothing may reload the tab then. */
export function isBusy(): boolean {
  const active = document.activeElement;
  const editing =
    active instanceof HTMLElement &&
    (active.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(active.tagName));
  return editing || !(pageSelection()?.isCollapsed ?? true);
}
