/** What makes Markdown, and reads HTML for it. */
export interface MarkdownPackages {
  toMarkdown: typeof import('mdast-util-to-markdown').toMarkdown;
  gfmToMarkdown: typeof import('mdast-util-gfm').gfmToMarkdown;
  fromHtml: typeof import('hast-util-from-html').fromHtml;
  toMdast: typeof import('hast-util-to-mdast').toMdast;
}

export function loadPackages(): Promise<MarkdownPackages>;
