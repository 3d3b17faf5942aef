// The bundler loads this file itself, so it is plain JavaScript.

const table = /import codeTranslations from '@generated\/codeTranslations';/;

/**
 * Leaves the texts of a language out of Docusaurus's context, which is in every page: they stand in the modules that ask for them.
 * @param {string} source
 * @returns {string}
 */
module.exports = function contextLoader(source) {
  if (!table.test(source)) {
    throw new Error(
      'docusaurusContext of Docusaurus does not import the generated texts any more; see plugins/lean-docusaurus/inline-texts',
    );
  }
  return source.replace(table, 'const codeTranslations = {};');
};
