/**
 * Makes a page anew when the page tree changes: title, badges and neighbours are part of its module. Development server only. Options:
 * `files` of the tree.
 */
module.exports = function treeDependencyLoader(source) {
  for (const file of this.getOptions().files) this.addDependency(file);
  return source;
};
