import type { EditorView } from '@codemirror/view';
import { attempt } from '../../ui/rules/attempt';

/** What of a view is asked for where something is. */
export type Scrolled = Pick<EditorView, 'coordsAtPos' | 'requestMeasure'>;

/**
 * Brings a place that the view has scrolled to from below the header of the page, which the view does not know: for it, the window is in
 * view up to its top. For `EditorView.scrollHandler`.
 * @returns false: the view scrolls first
 */
export function belowHeader(view: Scrolled, { head }: { head: number }): false {
  view.requestMeasure({
    read: () => view.coordsAtPos(head),
    write: (place) => {
      const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
      const top = place ? place.top - (parseFloat(scrollPaddingBlockStart) || 0) : 0;
      if (top < 0) attempt(() => window.scrollBy({ top, behavior: 'instant' }));
    },
  });
  return false;
}
