/**
 * Plain CommonJS, which the loader of TypeScript leaves alone: it would take Prettier's parser for an ES module and
 * compile it for a second on the first start.
 */
exports.format = require('prettier/standalone').format;
exports.plugins = [require('prettier/plugins/babel'), require('prettier/plugins/estree')];
