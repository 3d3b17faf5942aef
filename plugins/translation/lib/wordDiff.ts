import { diffWordsWithSpace } from 'diff';

/** A part of a text before and after a change. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Markdown as it reads: words without marks, links without addresses. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^(?:#{1,6} |[-*+] |\d+[.)] |:::\w*)/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\s*\{#[^{}]*\}$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Joins changes between which only spaces stay: nobody can read every second word of two sentences. */
function joinRuns(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let [removed, added, spaces] = ['', '', ''];
  const end = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed });
    if (added !== '') joined.push({ kind: 'added', text: added });
    if (spaces !== '') joined.push({ kind: 'same', text: spaces });
    [removed, added, spaces] = ['', '', ''];
  };
  for (const { kind, text } of parts) {
    const isRun = removed !== '' || added !== '';
    if (kind === 'same') {
      if (isRun && text.trim() === '') spaces += text;
      else {
        end();
        joined.push({ kind, text });
      }
      continue;
    }
    if (spaces !== '') {
      removed += removed === '' ? '' : spaces;
      added += added === '' ? '' : spaces;
      spaces = '';
    }
    if (kind === 'removed') removed += text;
    else added += text;
  }
  end();
  return joined;
}

/**
 * Says word by word what has changed: in the words alone, unless only what is not read has changed, as the address of a link.
 * @param before - Markdown
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const words = [plainText(before), plainText(after)] as const;
  const [left, right] = words[0] === words[1] ? [before, after] : words;
  return joinRuns(
    diffWordsWithSpace(left, right).map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  );
}
