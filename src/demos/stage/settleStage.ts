import type { DemoDensity } from '../rules/identifierPrefix';
import { selectionOf } from './selectionOf';

/** Does something that takes elements out of the page for a moment, and gives the focus and the selection back that it costs. */
function keepFocus(stage: HTMLElement, task: () => void): void {
  // Not `:focus`, which matches only in a window that is in front.
  const active = stage.ownerDocument.activeElement;
  const focused = stage.contains(active) ? (active as HTMLInputElement) : null;
  const selection = focused && selectionOf(focused);
  task();
  if (!focused?.isConnected) return;
  focused.focus({ preventScroll: true });
  if (selection) focused.setSelectionRange(...selection);
}

/**
 * Makes a stage hold what one rendering of a demo would: its styles go to the head, and of its two sizes,
 * or of what differs in them, the one that is shown stays. Safe to call again.
 * @returns whether the HTML that stays is that of the build, which can be hydrated
 */
export function settleStage(stage: HTMLElement, density: DemoDensity): boolean {
  stage
    .querySelectorAll(':scope > style')
    .forEach((style) => stage.ownerDocument.head.append(style));
  const copies = [...stage.querySelectorAll<HTMLElement>('[data-density-copy]')];
  if (copies.length > 0) {
    keepFocus(stage, () => {
      for (const copy of copies)
        if (copy.dataset.densityCopy === density) copy.replaceWith(...copy.childNodes);
        else copy.remove();
    });
    stage.dataset.density = density;
    return true;
  }
  return stage.firstElementChild !== null && (stage.dataset.density ?? density) === density;
}
