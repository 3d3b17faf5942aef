const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/**
 * Makes a page anew when a demo's file appears that the page named before: a page without it is an error, and of what an error depends on
 * nobody else tells the bundler. Development server only. Options: `siteDir`.
 */
module.exports = function demoPageLoader(source) {
  const { namedDemos } = jiti('../api-reference/lib/demos/namedDemos.ts');
  const { locatePage } = jiti('../../src/navigation/rules/tree/locatePage.ts');
  const { siteDir } = this.getOptions();
  const page = locatePage(path.relative(siteDir, this.resourcePath).split(path.sep).join('/'));
  if (!page) return source;
  for (const name of namedDemos(source)) {
    const file = path.join(siteDir, page.sourceFolder, `${name}.tsx`);
    this.addMissingDependency(file);
  }
  return source;
};
