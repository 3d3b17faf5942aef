// The bundler loads this file itself, so it is plain JavaScript.

/** Puts another module in the place of one. Options: by (absolute path), exports (`default`, or `*` for all but the default). */
module.exports = function replaceLoader() {
  const { by, exports: names } = this.getOptions();
  return `export ${names === '*' ? '*' : '{ default }'} from ${JSON.stringify(by)};\n`;
};
