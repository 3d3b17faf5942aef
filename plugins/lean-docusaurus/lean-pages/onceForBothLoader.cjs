// The bundler loads this file itself, so it is plain JavaScript.

/**
 * What one of the two bundles has made of a page and the other has not asked for yet, by the page's file with its query. It lives as
 * long as the build of a language, in which no page changes.
 */
const made = new Map();

/** A file that only the browser's bundle writes: the loader in its address has another option there (3.10, `webpackUtils.js`). */
const writesFile = /![^\n]*\b(?:file|url)-loader\b/;

/**
 * Lets one of the two bundles of a build have what MDX has made of a page for the other. It stands directly in front of MDX's loader.
 * Options: bundle ('server' or 'client').
 */
module.exports = function onceForBothLoader(source) {
  if (!writesFile.test(source)) {
    made.set(this.resource, {
      source,
      bundle: this.getOptions().bundle,
      files: this.getDependencies(),
      folders: this.getContextDependencies(),
      missing: this.getMissingDependencies(),
    });
  }
  return source;
};

/** Asked before the page is read and compiled, neither of which is done if there is an answer. */
module.exports.pitch = function takeFromOther() {
  const page = made.get(this.resource);
  if (page === undefined || page.bundle === this.getOptions().bundle) return undefined;
  made.delete(this.resource);
  for (const file of page.files) this.addDependency(file);
  for (const folder of page.folders) this.addContextDependency(folder);
  for (const file of page.missing) this.addMissingDependency(file);
  return page.source;
};
