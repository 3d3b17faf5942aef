import { pageHeadings, pageSections } from '../../page-tree/lib/pageAnchors';
import { readMarkup } from '../../page-tree/lib/readMarkup';
import type { GuideSection } from './changeNotes';

/** A section without comments, with each line of a fence between backticks: names count as code there, too. */
function withCode(section: string): string {
  let [text, at] = ['', 0];
  for (const part of readMarkup(section).parts) {
    if (part.kind !== 'fence' && part.kind !== 'comment') continue;
    text += section.slice(at, part.from);
    if (part.kind === 'fence') text += part.code.replace(/^.*$/gm, '`$&`');
    at = part.to;
  }
  return text + section.slice(at);
}

/**
 * The sections of a migration guide, each with the text up to the next heading.
 * @param mdx - text of the page
 * @param address - of the page, below the base, with its last slash
 * @param major - to which it leads
 */
export function guideSections(mdx: string, address: string, major: number): GuideSection[] {
  const [, ...sections] = pageSections(mdx);
  return pageHeadings(mdx).map(({ id, title }, index) => ({
    address: `${address}#${id}`,
    major,
    text: `${title}\n${withCode(sections[index]!)}`,
  }));
}
