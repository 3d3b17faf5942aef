// The bundler loads this file itself, so it is plain JavaScript.

/**
 * Takes the list of every page out of the docs plugins' global data, which rides in every first load.
 * What the shell needs of it (names and paths of the versions) stays. Only the browser's bundle goes through here.
 * @param {string} source
 * @returns {string}
 */
module.exports = function globalDataLoader(source) {
  const data = JSON.parse(source);
  for (const instance of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of instance.versions ?? []) {
      version.docs = [];
      version.draftIds = [];
      version.sidebars = {};
    }
  }
  return JSON.stringify(data);
};
