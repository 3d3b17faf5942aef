// The bundler loads this file itself, so it is plain JavaScript.

/** Parts of the site config that only the build reads; with them, every page would carry every option of every plugin. */
const buildOnly = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'ssrTemplate',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
];

/**
 * Takes the build-only parts out of Docusaurus's generated config module.
 * @param {string} source
 * @returns {string}
 */
module.exports = function configLoader(source) {
  const match = /export default ([\s\S]*?);?\s*$/.exec(source);
  if (!match)
    throw new Error(
      'The generated config is not of the form "export default {…}" any more; see plugins/lean-docusaurus/lean-classic/configLoader.cjs',
    );
  const config = JSON.parse(match[1]);
  for (const key of buildOnly) delete config[key];
  config.future = { experimental_router: config.future.experimental_router };
  delete config.themeConfig.blog;
  // Colours for Prism in the browser, where code is highlighted by the build.
  delete config.themeConfig.prism;
  return `export default ${JSON.stringify(config)};\n`;
};
