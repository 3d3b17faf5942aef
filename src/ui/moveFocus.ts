import type { KeyboardEvent } from 'react';
import { field } from './keyOwner';

const focusable = 'a[href], button:not([disabled]), summary';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What of a panel takes focus and is seen, in the panel's order: a hidden button would swallow the keys. */
export function focusTargets(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])].filter(
    // Safari has it since 17.4.
    (item) => item.checkVisibility?.() ?? true,
  );
}

/** Moves focus through the links and buttons of a panel with the arrow keys, Home and End; round at the ends; within a field they are the field's. */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const items = focusTargets(panel);
  const focused = document.activeElement as HTMLElement;
  if (items.length === 0 || focused.matches(field)) return;
  const step = steps[event.key];
  const at = items.indexOf(focused);
  let next: HTMLElement | undefined;
  // From the panel itself, down leads to the first entry and up to the last.
  if (step !== undefined) next = items.at(at < 0 && step < 0 ? -1 : (at + step) % items.length);
  if (event.key === 'Home') next = items[0];
  if (event.key === 'End') next = items.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
