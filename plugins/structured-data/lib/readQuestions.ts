import type { PageParser } from '../../content-check/lib/parsePage';

/** A question of a page, and the first paragraph of its answer. */
export interface Question {
  question: string;
  answer: string;
}

/**
 * Reads the questions of a page: its headings of level two that end with a question mark, each with the paragraph below it.
 * @param text - of the page, as MDX
 * @throws if it is no MDX
 */
export function readQuestions(text: string, { parse, toString }: PageParser): Question[] {
  const parsed = parse(text.replace(/\r\n?/g, '\n'));
  if ('fault' in parsed) throw new Error(`A page of questions ${parsed.fault.what}`);
  const questions: Question[] = [];
  let open: string | undefined;
  for (const node of parsed.tree.children) {
    if (node.type === 'heading') {
      // An id of its own stands in braces at its end.
      const title = toString(node).replace(/\s*\\?\{#[^}]*\}\s*$/, '');
      open = node.depth === 2 && /[?？]$/.test(title) ? title : undefined;
    } else if (node.type === 'paragraph' && open !== undefined) {
      questions.push({ question: open, answer: toString(node).replace(/\s+/g, ' ').trim() });
      open = undefined;
    }
  }
  return questions;
}
