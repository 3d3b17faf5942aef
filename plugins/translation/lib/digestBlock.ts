import { createHash } from 'node:crypto';
import type { BlockKind } from '../../../src/translation/rules/types';
import { preparePage } from '../../content-check/lib/parsePage';

/** The one form of a text that Docusaurus's parser may have been given in another one: titles of callouts and ids of headings. */
function normalForm(text: string): string {
  if (!/:::|\\?\{#/.test(text)) return text;
  return preparePage(text).replace(/^#{1,6}(?!#).*$/gm, (line) => line.replace('\\{#', '{#'));
}

/** Sets the code of fences within a block apart from what stands around it; code is no further in than its fence. */
function apartFromCode(text: string): { rest: string; code: string[] } {
  const [rest, code]: [string[], string[]] = [[], []];
  let fence: { mark: string; room: RegExp } | undefined;
  for (const line of text.split('\n')) {
    if (fence) {
      const bare = line.replace(/^[\s>]+/, '').trimEnd();
      if (!bare.startsWith(fence.mark) || /[^`~]/.test(bare)) {
        code.push(line.replace(fence.room, '').trimEnd());
        continue;
      }
      fence = undefined;
    } else {
      const [, before = '', mark] =
        /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*)(`{3,}(?!.*`)|~{3,})/.exec(line) ?? [];
      if (mark) fence = { mark, room: new RegExp(`^[\\s>]{0,${before.length}}`) };
    }
    rest.push(line);
  }
  return { rest: rest.join('\n'), code };
}

/** What counts of a block's text: not how it is wrapped, padded or numbered, and not the id of a heading. */
function essence(kind: BlockKind, text: string): string {
  if (kind === 'code') return text.replace(/[ \t]+$/gm, '');
  const { rest, code } = apartFromCode(text);
  const plain = rest.replace(/\s+/g, ' ').trim();
  const words = () => {
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
  };
  return [words(), ...code].join('\n');
}

/** A short digest of a block: equal for texts that say the same. */
export function digestBlock(kind: BlockKind, text: string): string {
  return createHash('sha256')
    .update(`${kind}\n${essence(kind, normalForm(text))}`)
    .digest('base64url')
    .slice(0, 12);
}
