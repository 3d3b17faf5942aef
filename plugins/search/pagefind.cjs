/**
 * Plain CommonJS, which Docusaurus's loader of TypeScript leaves alone: `pagefind` is an ES module only, and
 * the loader would turn this `import` into a `require` that cannot find it.
 */
exports.loadPagefind = () => import('pagefind');
