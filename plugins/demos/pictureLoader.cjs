// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/**
 * Turns `name.svg` beside a demo into a module with its address, the same on the server and in browsers. Options: siteDir. It
 * pitches, so that the rules for other pictures never see the file.
 */
module.exports.pitch = function pictureLoader() {
  const { siteDir } = this.getOptions();
  const { readText } = jiti('../support/readText.ts');
  const { pictureAddress } = jiti('./lib/pictureAddress.ts');
  const name = path.relative(siteDir, this.resourcePath);
  this.addDependency(this.resourcePath);
  return `export default ${JSON.stringify(pictureAddress(readText(this.resourcePath, name)))};\n`;
};
