/** What an anchor of the API reference leads to. */
export type AnchorKind = 'prop' | 'slot' | 'class' | 'member' | 'event' | 'selector';

/**
 * The permanent anchor of a row of the API reference: `prop-disabled`.
 * @param prefix - of the component on a page that shows several, e.g. `button-`; '' on a page of its own
 */
export function memberAnchor(kind: AnchorKind, name: string, prefix = ''): string {
  return `${prefix}${kind}-${name}`;
}
