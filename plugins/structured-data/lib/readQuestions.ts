import type { Nodes } from 'mdast';
import type { PageParser } from '../../content-check/lib/parsePage';
import { plainWords } from '../../content-check/lib/plainWords';

/** A question of a page, and the beginning of its answer. */
export interface Question {
  question: string;
  answer: string;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a block says, if it is words: the first paragraph, or all items of a list. */
function wordsOf(node: Nodes): string {
  switch (node.type) {
    case 'paragraph':
      return oneLine(plainWords(node));
    case 'list':
      return node.children.map((item) => firstWords(item.children)).join('; ');
    case 'blockquote':
      return firstWords(node.children);
    case 'containerDirective':
      return firstWords(node.children.filter(({ data }) => !(data && 'directiveLabel' in data)));
    default:
      return '';
  }
}

const firstWords = (nodes: readonly Nodes[]): string =>
  nodes.map(wordsOf).find((words) => words !== '') ?? '';

/**
 * Reads the questions of a page: its headings of level two that end with a question mark, each with what the first words below it say.
 * @param text - of the page, as MDX
 * @throws if it is no MDX
 */
export function readQuestions(text: string, { parse }: Pick<PageParser, 'parse'>): Question[] {
  const parsed = parse(text.replace(/\r\n?/g, '\n'));
  if ('fault' in parsed) throw new Error(`A page of questions ${parsed.fault.what}`);
  const questions: Question[] = [];
  let open: string | undefined;
  for (const node of parsed.tree.children) {
    if (node.type === 'heading') {
      // An id of its own stands in braces at its end, the mark of a plan before or behind the question mark.
      const title = oneLine(plainWords(node).replace(/\s*\{#[^}]*\}\s*$/, ''));
      const question = title.replace(/\s+(?=[?？]$)/, '');
      open = node.depth === 2 && /[?？]$/.test(question) ? question : undefined;
    } else if (open !== undefined) {
      const answer = wordsOf(node);
      if (answer === '') continue;
      questions.push({ question: open, answer });
      open = undefined;
    }
  }
  return questions;
}
