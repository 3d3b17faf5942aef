/**
 * Plain CommonJS, which loaders of TypeScript leave alone: these are ES modules only, and a loader would compile the
 * hundred files of them.
 */
exports.loadParsers = () =>
  Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-directive'),
    import('remark-frontmatter'),
    import('@slorber/remark-comment'),
    import('mdast-util-to-string'),
  ]);
