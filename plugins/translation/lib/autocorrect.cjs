const fs = require('node:fs');
const path = require('node:path');

async function load() {
  const folder = path.dirname(require.resolve('@huacnlee/autocorrect/package.json'));
  const glue = await import('@huacnlee/autocorrect/autocorrect_bg.js');
  const { instance } = await WebAssembly.instantiate(
    fs.readFileSync(path.join(folder, 'autocorrect_bg.wasm')),
    { './autocorrect_bg.js': glue },
  );
  glue.__wbg_set_wasm(instance.exports);
  return { lintFor: glue.lintFor, formatFor: glue.formatFor };
}

let loading;

/**
 * Loads the linter, a WebAssembly module in a form for bundlers: the same file for every system, where `autocorrect-node` has a native
 * part for some. Once: its script keeps a view of the memory of the first instance, and would read answers of a second one there.
 */
exports.loadAutocorrect = () => (loading ??= load());
