import { createHash } from 'node:crypto';
import type { BlockKind } from '../../../src/translation/rules/types';

/** What counts of a block's text: not how it is wrapped, padded or numbered, and not the id of a heading. */
function essence(kind: BlockKind, text: string): string {
  if (kind === 'code') return text.replace(/[ \t]+$/gm, '');
  const plain = text.replace(/\s+/g, ' ').trim();
  switch (kind) {
    case 'heading':
      return plain.replace(/\s*\{#[^{}\s]*\}$/, '');
    case 'row':
      return plain.replace(/\s*(?<!\\)\|\s*/g, '|');
    case 'item':
      return plain.replace(/^(?:[-*+]|\d+[.)]) /, (mark) => (/\d/.test(mark) ? '1. ' : '- '));
    default:
      return plain;
  }
}

/** A short digest of a block: equal for texts that say the same. */
export function digestBlock(kind: BlockKind, text: string): string {
  return createHash('sha256')
    .update(`${kind}\n${essence(kind, text)}`)
    .digest('base64url')
    .slice(0, 12);
}
