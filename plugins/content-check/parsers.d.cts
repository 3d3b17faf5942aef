/** The parsers of Docusaurus's own Markdown. */
export declare function loadParsers(): Promise<
  [
    typeof import('unified'),
    typeof import('remark-parse'),
    typeof import('remark-mdx'),
    typeof import('remark-gfm'),
    typeof import('remark-directive'),
    typeof import('remark-frontmatter'),
    typeof import('@slorber/remark-comment'),
    typeof import('mdast-util-to-string'),
  ]
>;
