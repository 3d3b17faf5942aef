// The bundler loads this file itself, so it is plain JavaScript.

/** Puts another module in the place of one of Docusaurus's client. Options: by (absolute path). */
module.exports = function replaceLoader() {
  return `export { default } from ${JSON.stringify(this.getOptions().by)};\n`;
};
