// A class of a CSS module is its own name in unit tests.
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
