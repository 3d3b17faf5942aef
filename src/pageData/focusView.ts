import type { MouseEvent } from 'react';

/**
 * Gives the focus to the view that a button stands in, before the button goes with what it has done: from nowhere, the next Tab would begin at
 * the top of the page.
 */
export function focusView({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
