import type { ExcerptPart } from './parseExcerpt';

/** How the index ends a heading. */
const headingEnd = /^[.。:：]?\s*/;

/**
 * Leaves out the title with which an excerpt begins, if it does: it stands above the excerpt already.
 * @returns all parts if nothing would be left
 */
export function dropTitle(parts: readonly ExcerptPart[], title: string): ExcerptPart[] {
  const whole = parts.map(({ text }) => text).join('');
  if (title === '' || !whole.startsWith(title)) return [...parts];
  const rest = whole.slice(title.length);
  const end = headingEnd.exec(rest)?.[0] ?? '';
  // The title is only the beginning of a longer word or sentence.
  if (end === '' || end.length === rest.length) return [...parts];
  let left = title.length + end.length;
  return parts.flatMap(({ text, marked }) => {
    const kept = text.slice(left);
    left = Math.max(0, left - text.length);
    return kept === '' ? [] : [{ text: kept, marked }];
  });
}
