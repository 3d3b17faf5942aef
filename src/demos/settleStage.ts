import type { DemoDensity } from './identifierPrefix';

/**
 * Makes a stage hold what one rendering of a demo would: its styles go to the head, and of its two sizes
 * the one that is shown stays. Safe to call again.
 * @returns whether the HTML that stays is that of the build, which can be hydrated
 */
export function settleStage(stage: HTMLElement, density: DemoDensity): boolean {
  stage
    .querySelectorAll(':scope > style')
    .forEach((style) => stage.ownerDocument.head.append(style));
  const shown = stage.querySelector(`:scope > [data-density-copy="${density}"]`);
  if (shown) {
    stage.replaceChildren(...shown.childNodes);
    stage.dataset.density = density;
    return true;
  }
  return stage.firstElementChild !== null && (stage.dataset.density ?? density) === density;
}
