// The bundler loads this file itself, so it is plain JavaScript.
const path = require('node:path');

const rendering = /^export default render;$/m;

/** Lets the entry of the server's bundle remember pages. Options: those of `rememberPages`. */
module.exports = function serverEntryLoader(source) {
  if (!rendering.test(source)) {
    throw new Error(
      "The entry of Docusaurus's server bundle does not export `render` any more; see plugins/lean-docusaurus/warm-build",
    );
  }
  const file = path.join(__dirname, 'lib/rememberPages.ts');
  return `import { rememberPages } from ${JSON.stringify(file)};
${source.replace(rendering, `export default rememberPages(render, ${JSON.stringify(this.getOptions())});`)}`;
};
