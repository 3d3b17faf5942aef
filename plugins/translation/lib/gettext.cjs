/** An ES module, which a compiler of TypeScript to CommonJS would ask for with `require`. */
exports.loadGettext = async () => (await import('gettext-parser')).po;
