import type { KeyOwner } from '../../ui/rules/types';

/** What of a key event decides. */
export interface SearchKeyEvent {
  key: string;
  /** Deprecated and still the right one: the same for a layout without Latin letters. */
  keyCode: number;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

const codeOfK = 75;
/** Of every key that an input method takes. Safari ends a composition before it tells of the key that has ended it. */
const codeOfComposition = 229;

/** Whether a key belongs to an input method that is putting a character together. */
export const isComposing = (event: Pick<SearchKeyEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === codeOfComposition;

/**
 * Whether keys open the search: Ctrl or Cmd with K, a slash where nobody types; neither where a demo has the keys.
 * @param owner - whose the keys are where the focus is
 */
export function isSearchKey(event: SearchKeyEvent, owner: KeyOwner): boolean {
  if (event.defaultPrevented || isComposing(event) || event.altKey || owner === 'demo')
    return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.keyCode === codeOfK;
  // With Shift too: many layouts have the slash there.
  return event.key === '/' && owner === 'page';
}
