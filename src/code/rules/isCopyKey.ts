import { isComposing } from '../../search/rules/isSearchKey';

/** What of a key event decides. */
export interface PressedKey {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /**
   * Deprecated and still the right one: it names the key by the reader's layout, and is the same for a
   * layout without Latin letters, whose `key` is another letter.
   */
  keyCode: number;
  isComposing: boolean;
}

const codeOfC = 67;

/** Whether keys mean "copy": Ctrl or Cmd with C, neither Shift nor Alt, and not a key of an input method. */
export function isCopyKey(key: PressedKey): boolean {
  if (isComposing(key) || key.shiftKey || key.altKey) return false;
  return (key.ctrlKey || key.metaKey) && key.keyCode === codeOfC;
}
