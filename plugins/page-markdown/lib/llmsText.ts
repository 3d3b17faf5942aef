/** A page as the list of a site names it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute address of its Markdown. */
  address: string;
  /** Heading below which it stands: its product or section. */
  section: string;
  isApi: boolean;
}

/**
 * The list of a site's pages for programs that read (https://llmstxt.org): a heading, a sentence, and sections of links. API pages
 * stand under "Optional", which that form lets a reader leave out who has little room.
 * @param site - its name and what it is
 * @param pages - in the order of the page tree
 */
export function llmsText(
  site: { title: string; summary: string; notes: readonly string[] },
  pages: readonly ListedPage[],
): string {
  const line = ({ title, address, description }: ListedPage) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${description}` : ''}`;
  const sections = new Map<string, ListedPage[]>();
  for (const page of pages.filter(({ isApi }) => !isApi)) {
    sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  }
  const api = pages.filter(({ isApi }) => isApi);
  return [
    `# ${site.title}`,
    `> ${site.summary}`,
    ...site.notes,
    ...[...sections].flatMap(([section, listed]) => [`## ${section}`, listed.map(line).join('\n')]),
    ...(api.length > 0 ? ['## Optional', api.map(line).join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}
