/**
 * Plain CommonJS, which Docusaurus's loader of TypeScript leaves alone: these are ES modules only, and the loader
 * would compile the hundred files of them on the first start.
 */
exports.loadHighlighter = () =>
  Promise.all([
    import('refractor'),
    import('refractor/jsx'),
    import('refractor/tsx'),
    import('hast-util-to-html'),
  ]);
