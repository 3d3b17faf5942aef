/**
 * Plain CommonJS, which loaders of TypeScript leave alone: these are ES modules only, and a loader would compile the
 * hundred files of them.
 */
exports.loadPackages = async () => {
  const [{ toMarkdown }, { gfmToMarkdown }, { fromHtml }, { toMdast }] = await Promise.all([
    import('mdast-util-to-markdown'),
    import('mdast-util-gfm'),
    import('hast-util-from-html'),
    import('hast-util-to-mdast'),
  ]);
  return { toMarkdown, gfmToMarkdown, fromHtml, toMdast };
};
