/** What a reader has selected, and in which block of the page. */
export interface SelectedBlock {
  /** Empty where nothing is selected. */
  quote: string;
  /** Id of the heading that the selection is below; empty above the first one, and without a selection. */
  heading: string;
}

/**
 * Reads what is selected in the text of a page.
 * @param selection - of the window
 * @param text - element that holds the page's text; what is selected elsewhere does not count
 */
export function selectedBlock(selection: Selection | null, text: Element | null): SelectedBlock {
  const quote = selection?.toString().replace(/\s+/g, ' ').trim() ?? '';
  const start = quote && selection?.rangeCount ? selection.getRangeAt(0).startContainer : null;
  if (!start || !text?.contains(start)) return { quote: '', heading: '' };
  let heading = '';
  for (const each of text.querySelectorAll(':is(h2, h3, h4)[id]')) {
    const isBehind = start.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBehind) break;
    heading = each.id;
  }
  return { quote, heading };
}
