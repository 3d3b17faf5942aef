// The bundler loads this file itself, so it is plain JavaScript.

/** Leaves nothing of a file: of Infima, which the stock theme brings. Its rules would reach into demos and between those of `src/css`. */
module.exports = () => '';
