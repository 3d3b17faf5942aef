import { memberAnchor } from '../../api/rules/memberAnchor';
import { rowKinds, type RowKind } from './types';

/** The key of a row in the history of its page: `prop:density`. */
export function rowKey(kind: RowKind, name: string): string {
  return `${kind}:${name}`;
}

/** What a key says. */
export function parseRowKey(key: string): { kind: RowKind; name: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) as RowKind, name: key.slice(at + 1) };
}

/** The anchor of a row on the page of its component. */
export function rowAnchor(key: string): string {
  const { kind, name } = parseRowKey(key);
  const anchor = rowKinds[kind];
  return anchor === undefined ? 'signature' : memberAnchor(anchor, name);
}
