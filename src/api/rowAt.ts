/**
 * The element inside a part of an API page to which a fragment leads.
 * @param hash - of the address, with its `#`; whatever a reader typed
 * @returns null if the fragment is empty, malformed or leads elsewhere
 */
export function rowAt(root: Element, hash: string): Element | null {
  let id: string;
  try {
    id = decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
  const target = id === '' ? null : root.ownerDocument.getElementById(id);
  return target && root.contains(target) ? target : null;
}
