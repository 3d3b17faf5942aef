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

/**
 * Whether keys open the search: Ctrl or Cmd with K anywhere, a slash where nobody types.
 * @param typing - whether the focus is where a slash is a letter
 */
export function isSearchKey(event: SearchKeyEvent, typing: boolean): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.keyCode === codeOfK;
  // With Shift too: many layouts have the slash there.
  return event.key === '/' && !typing;
}
