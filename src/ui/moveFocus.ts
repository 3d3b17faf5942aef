import type { KeyboardEvent } from 'react';

/** What of a panel takes focus. */
export const focusable = 'a[href], button:not([disabled])';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves focus through the links and buttons of a panel with the arrow keys, Home and End; round at the ends. */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement | null): void {
  const items = [...(panel?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  if (items.length === 0) return;
  const step = steps[event.key];
  const at = items.indexOf(document.activeElement as HTMLElement);
  let next: HTMLElement | undefined;
  if (step !== undefined) next = items[(at + step + items.length) % items.length];
  if (event.key === 'Home') next = items[0];
  if (event.key === 'End') next = items.at(-1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
