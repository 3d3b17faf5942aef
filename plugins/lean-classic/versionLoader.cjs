// The bundler loads this file itself, so it is plain JavaScript.

/**
 * Takes the map of every page out of a docs version's metadata, which is loaded with each of its pages.
 * The stock theme's card lists read it; this site has none.
 * @param {string} source
 * @returns {string}
 */
module.exports = function versionLoader(source) {
  const data = JSON.parse(source);
  if (data.version?.docs) data.version.docs = {};
  return JSON.stringify(data);
};
