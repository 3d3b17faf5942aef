import { attempt } from './rules/attempt';

/**
 * What the reader has selected.
 * @param page - the document
 * @returns null where nothing can be selected, or the browser does not tell
 */
export function pageSelection(page: Document = document): Selection | null {
  return attempt(() => page.getSelection()) ?? null;
}
