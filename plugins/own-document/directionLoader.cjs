// The bundler loads this file itself, so it is plain JavaScript.

/**
 * Takes the direction out of Docusaurus's own `<html lang dir>`. It is the reader's choice here, set before
 * the first paint by the head script; Docusaurus would set it back with every change of the title.
 */
module.exports = function metadataLoader(source) {
  const without = source.replace(/\s+dir=\{htmlDir\}|,\s*dir:\s*htmlDir/, '');
  if (without === source) {
    throw new Error(
      'SiteMetadataDefaults does not set the direction of html any more; see plugins/own-document',
    );
  }
  return without;
};
