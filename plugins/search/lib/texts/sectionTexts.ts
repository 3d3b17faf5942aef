import { pageSections } from '../../../page-tree/lib/pageAnchors';

/** Code counts as it is written: a fence without what is said about it, and what stands between backticks. */
const code = /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$|`([^`\n]+)`/gm;

/** What is written in prose and not read. */
const marks: readonly RegExp[] = [
  /\{\/\*[\s\S]*?\*\/\}/g,
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
    let from = 0;
    for (const { index, 0: all, 2: fenced, 3: inline } of section.matchAll(code)) {
      parts.push(proseText(section.slice(from, index)), fenced ?? inline ?? '');
      from = index + all.length;
    }
    return [...parts, proseText(section.slice(from))].join(' ').replace(/\s+/g, ' ').trim();
  });
}
