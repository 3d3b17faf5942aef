import type { ExcerptPart } from '../parseExcerpt';
import { hasHan } from './splitWords';

/**
 * Parts a title into what was searched and the rest.
 * @param marks - what was searched, in lower case
 */
export function markTitle(title: string, marks: readonly string[]): ExcerptPart[] {
  const lower = title.toLowerCase();
  // Rare letters change their length with their case; then nothing can be told by place.
  if (lower.length !== title.length) return [{ text: title, marked: false }];
  const marked = new Array<boolean>(title.length).fill(false);
  for (const mark of marks) {
    if (mark === '') continue;
    for (let at = lower.indexOf(mark); at >= 0; at = lower.indexOf(mark, at + mark.length)) {
      // A letter or two are marked where a word begins, not within.
      const isWithin = mark.length < 3 && /[\p{Ll}\p{N}]$/u.test(title.slice(0, at));
      if (!isWithin || hasHan(mark)) marked.fill(true, at, at + mark.length);
    }
  }
  const parts: ExcerptPart[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const last = parts.at(-1);
    if (last?.marked === marked[at]) last!.text += title[at];
    else parts.push({ text: title[at]!, marked: marked[at]! });
  }
  return parts;
}
