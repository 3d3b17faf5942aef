// The bundler loads this file itself, so it is plain JavaScript.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');

/** As `importNode` of `plugins/support` and the MDX compiler write it. */
const dataImport = /import (\w+) from ("(?:[^"\\]|\\.)+\.json\?api");?/g;

/**
 * Replaces what `remarkApi` has written into a page, imports of data, by calls that say where the data are. In no bundle
 * of a build is the data itself: a page has it as HTML.
 * Options: isServer, folder (of all data), address (of the folder that the data has on the site).
 */
module.exports = function apiPageLoader(source) {
  const { isServer, folder, address } = this.getOptions();
  let isApi = false;
  const code = source.replace(dataImport, (_whole, local, request) => {
    const file = JSON.parse(request).slice(0, -'?api'.length);
    isApi = true;
    this.addDependency(file);
    const digest = createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8);
    const name = file.slice(folder.length + 1).replaceAll(path.sep, '/');
    // As `copyPages` names the file there.
    const place = isServer
      ? [file, digest]
      : [`${address}${name.replace(/json$/, `${digest}.json`)}`];
    return `const ${local} = apiPage(${place.map((each) => JSON.stringify(each)).join(', ')});`;
  });
  if (/\.json\?api["']/.test(code)) {
    throw new Error('An import of data is written in an unknown form; see plugins/api-reference');
  }
  if (!isApi) return source;
  const from = path.join(__dirname, 'client', isServer ? 'serverPage.ts' : 'browserPage.ts');
  return `import { apiPage } from ${JSON.stringify(from)};\n${code}`;
};
