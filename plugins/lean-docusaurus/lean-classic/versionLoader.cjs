// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

const lists = path.join(__dirname, 'client/sidebarLists.ts');

/**
 * Takes out of a docs version's metadata, which is loaded with each of its pages, what nobody reads (a map of
 * every page), and in the browser its sidebars: each becomes a module that is fetched when it is needed.
 * Options: browser (boolean); isShown and wholeList, see `LeanClassicOptions`.
 * @param {string} source
 * @returns {string} JSON for the server, a module for the browser
 */
module.exports = function versionLoader(source) {
  const { versionCode, versionJson, sidebarCode } = jiti('./lib/versionModules.ts');
  const data = JSON.parse(source);
  const { browser, isShown, wholeList } = this.getOptions();
  if (!browser) return versionJson(data);
  const sidebar = new URLSearchParams(this.resourceQuery).get('sidebar');
  return sidebar === null
    ? versionCode(data, this.resourcePath, { lists, isShown, wholeList })
    : sidebarCode(data, sidebar);
};
