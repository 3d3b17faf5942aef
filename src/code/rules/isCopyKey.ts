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
}

const codeOfC = 67;

/** Whether keys mean "copy": Ctrl or Cmd with C, and neither Shift nor Alt. */
export function isCopyKey({ ctrlKey, metaKey, shiftKey, altKey, keyCode }: PressedKey): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && keyCode === codeOfC;
}
