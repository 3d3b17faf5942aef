const { transformSync } = require('esbuild');

/**
 * Loader that leaves comments and spaces out of rules of style. Late ones come as texts within scripts, into which no minifier of
 * scripts looks; Docusaurus minifies sheets only.
 * @param {string} rules - CSS with `:global` and the like of CSS modules
 * @returns {string} the same rules
 * @throws what esbuild says of rules that cannot be read, with their line
 */
module.exports = function minifyRules(rules) {
  return transformSync(rules, { loader: 'css', minifyWhitespace: true, logLevel: 'silent' }).code;
};
