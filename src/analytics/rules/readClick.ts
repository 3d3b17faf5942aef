import { isSampled } from './isSampled';

/** What the rule needs of an element. */
export interface MarkedElement {
  getAttribute: (name: string) => string | null;
  parentElement: MarkedElement | null;
}

/** A click as it is reported. */
export interface ClickEvent {
  category: string;
  action: string | null;
  label: string | null;
}

/** The share of clicks that a mark asks for; what is missing, zero or no number asks for all. */
function passesSplit(split: string | null, random: () => number): boolean {
  const ratio = Number(split);
  return !ratio || isSampled(ratio, random());
}

/**
 * Finds what a click reports: the marks of the nearest element from the target up that has a category.
 * One whose share is not drawn ends the search too, so that a wrapper does not report it instead.
 * @param target - the element that was clicked
 * @param random - asked only where a mark has a share
 */
export function readClick(target: MarkedElement | null, random: () => number): ClickEvent | null {
  for (let element = target; element; element = element.parentElement) {
    const category = element.getAttribute('data-ga-event-category');
    if (category) {
      if (!passesSplit(element.getAttribute('data-ga-event-split'), random)) return null;
      return {
        category,
        action: element.getAttribute('data-ga-event-action'),
        label: element.getAttribute('data-ga-event-label'),
      };
    }
  }
  return null;
}
