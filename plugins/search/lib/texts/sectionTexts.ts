import { pageSections } from '../../../page-tree/lib/pageAnchors';
import { readMarkup } from '../../../page-tree/lib/readMarkup';

/** What is written in prose and not read. */
const marks: readonly RegExp[] = [
  /^(?:import|export)\s[^\n]*$/gm,
  /\]\([^()\s]*\)/g,
  /^\[[^\]]+\]:.*$/gm,
];

/** The words of prose; of an element only what it is called: the name of a demo tells what it shows. */
const proseText = (prose: string): string =>
  marks
    .reduce((text, pattern) => text.replace(pattern, ' '), prose)
    .replace(/<[^<>]*>/g, (tag) => ` ${/\bname="([^"]*)"/.exec(tag)?.[1] ?? ''} `);

/**
 * The words of a page by section: what is above its first heading, and what is below each of them.
 * @param mdx - the page's text, with LF at the ends of lines
 * @returns texts without markup, one more than `pageHeadings` finds headings
 */
export function sectionTexts(mdx: string): string[] {
  return pageSections(mdx).map((section) => {
    const parts: string[] = [];
    let at = 0;
    for (const part of readMarkup(section).parts) {
      const isCode = part.kind === 'fence' || part.kind === 'code';
      if (!isCode && part.kind !== 'comment') continue;
      // Code counts as it is written: a fence without what is said about it, and what stands between backticks.
      parts.push(proseText(section.slice(at, part.from)), isCode ? part.code : '');
      at = part.to;
    }
    return [...parts, proseText(section.slice(at))].join(' ').replace(/\s+/g, ' ').trim();
  });
}
