/** A part of a page's Markdown: a heading with what stands below it, up to the next heading. */
export interface Section {
  /** 0 for what stands before the first heading. */
  depth: number;
  id: string;
  title: string;
  text: string;
}

/**
 * Parts Markdown at its headings, those in fences left alone.
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
  let fence = '';
  const close = () => {
    const text = lines.join('\n').trim();
    if (text !== '') sections.push({ ...current, text });
    lines = [];
  };
  for (const line of body.split('\n')) {
    const [, mark = ''] = /^\s*(?:[->]\s*)*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence) && line.trim().replace(/^[->\s]+/, '') === mark) fence = '';
    } else if (mark !== '') fence = mark;
    else {
      const [, marks, title = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
      if (marks !== undefined && marks.length > 1) {
        close();
        const [depth, id] = headings[next] ?? [marks.length, '', title];
        next += 1;
        current = { depth, id, title };
      }
    }
    lines.push(line);
  }
  close();
  return sections;
}
