const fs = require('node:fs');
const path = require('node:path');

/**
 * Loads the linter, a WebAssembly module in a form for bundlers: the same file for every system, where `autocorrect-node` has a native
 * part for some.
 */
exports.loadAutocorrect = async () => {
  const folder = path.dirname(require.resolve('@huacnlee/autocorrect/package.json'));
  const glue = await import('@huacnlee/autocorrect/autocorrect_bg.js');
  const { instance } = await WebAssembly.instantiate(
    fs.readFileSync(path.join(folder, 'autocorrect_bg.wasm')),
    { './autocorrect_bg.js': glue },
  );
  glue.__wbg_set_wasm(instance.exports);
  return { lintFor: glue.lintFor, formatFor: glue.formatFor };
};
