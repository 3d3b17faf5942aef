/**
 * A copy that leaves the reader's selection as it was: where the browser has no clipboard for scripts,
 * copying goes through a selection of its own and clears what was selected.
 * @param copy - puts text on the clipboard or rejects
 * @param selectionOf - the page's selection
 * @returns the same, and it rejects as `copy` does
 */
export function keepSelection(
  copy: (text: string) => Promise<void>,
  selectionOf: () => Selection | null,
): (text: string) => Promise<void> {
  return async (text) => {
    const selection = selectionOf();
    const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) =>
      selection!.getRangeAt(index),
    );
    try {
      await copy(text);
    } finally {
      // Only if it is gone: the reader may have selected something else meanwhile.
      if (selection?.rangeCount === 0) ranges.forEach((range) => selection.addRange(range));
    }
  };
}
