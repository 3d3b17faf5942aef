import { markdownLines } from '../../../../src/agents/rules/markdownLines';

/** A part of a page's Markdown: a heading with what stands below it, up to the next heading. */
export interface Section {
  /** 0 for what stands before the first heading. */
  depth: number;
  id: string;
  title: string;
  text: string;
}

/**
 * Parts Markdown at its headings, those within quotes and lists too, those in fences left alone.
 * @param markdown - of a page, with or without front matter
 * @param headings - of the page, below its title: depth, id, words
 */
export function splitSections(
  markdown: string,
  headings: readonly (readonly [depth: number, id: string, title: string])[],
): Section[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n+/, '');
  const sections: Section[] = [];
  let lines: string[] = [];
  let current = { depth: 0, id: '', title: '' };
  let next = 0;
  const close = () => {
    const text = lines.join('\n').trim();
    if (text !== '') sections.push({ ...current, text });
    lines = [];
  };
  for (const { kind, before, text } of markdownLines(body)) {
    const [, marks = '', title = ''] = /^(#+)[ \t]*(.*)$/.exec(text) ?? [];
    if (kind === 'heading' && marks.length > 1) {
      close();
      const [depth, id] = headings[next] ?? [marks.length, '', title];
      next += 1;
      current = { depth, id, title };
    }
    lines.push(before + text);
  }
  close();
  return sections;
}
