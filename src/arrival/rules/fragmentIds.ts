import { parseCodeHash } from '../../preferences/rules/codeHash';

/** The fragment's text with its percent-encoding undone; as it is, if that is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The ids of the elements to which a fragment may lead, the likeliest first: what it says to the letter, what it says decoded, and
 * the demo of which it names the source. The first that a page has is the one that is meant, as for the browser itself.
 * @param hash - of an address, with its `#`; whatever a reader typed
 * @returns nothing for an empty fragment; never throws
 */
export function fragmentIds(hash: string): string[] {
  const raw = hash.replace(/^#/, '');
  const text = decoded(raw);
  const { demo } = parseCodeHash(text);
  return [...new Set([raw, text, ...(demo === undefined ? [] : [demo])])].filter(Boolean);
}
