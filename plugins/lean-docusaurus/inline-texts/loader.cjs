// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/**
 * Puts the texts of a language into a module that asks for them. Comes after what compiles TypeScript and elements.
 * Options: table (absolute path of the generated texts).
 * @param {string} source
 * @returns {string}
 */
module.exports = function inlineTextsLoader(source) {
  if (source.includes('codeTranslations') && jiti('./lib/readsTable.ts').readsTable(source)) {
    throw new Error(
      `${this.resourcePath} takes \`codeTranslations\` out of Docusaurus's context, where the part inline-texts leaves no texts. Ask for a text with \`translate({ id, message })\`, import @generated/codeTranslations, or leave the part out: LEAN=-inline-texts.`,
    );
  }
  if (!source.includes('@docusaurus/Translate')) return source;
  const { table } = this.getOptions();
  // Another text is another module.
  this.addDependency(table);
  const { inlineTexts } = jiti('./lib/inlineTexts.ts');
  return inlineTexts(source, jiti('./lib/readTable.ts').readTable(table));
};
