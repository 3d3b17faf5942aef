import { pageHeadings } from '../../page-tree/lib/pageAnchors';
import type { GuideSection } from './changeNotes';

/**
 * The sections of a migration guide, each with the text up to the next heading.
 * @param mdx - text of the page
 * @param address - of the page, below the base, with its last slash
 * @param major - to which it leads
 */
export function guideSections(mdx: string, address: string, major: number): GuideSection[] {
  const headings = pageHeadings(mdx);
  // Fences may hold lines that look like headings: those that are none are in no list.
  const text = mdx.replace(
    /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm,
    (_, _fence, code: string) => code.replace(/^/gm, '    `').replace(/$/gm, '`'),
  );
  const parts = text.replace(/^---\n[\s\S]*?\n---\n/, '').split(/^ {0,3}#{1,6}[ \t]+.*$/m);
  if (parts.length !== headings.length + 1) {
    throw new Error(
      `${address}: ${headings.length} headings were found in ${parts.length - 1} places; tell lib/guideSections.ts how they are written`,
    );
  }
  return headings.map(({ id, title }, index) => ({
    address: `${address}#${id}`,
    major,
    text: `${title}\n${parts[index + 1]!}`,
  }));
}
