// The bundler loads this file itself, so it is plain JavaScript.
const { createHash } = require('node:crypto');
const path = require('node:path');

const part = JSON.stringify('@site/src/api/ApiPart');
const readPage = JSON.stringify(path.join(__dirname, 'lib/pages/readPage.ts'));

/**
 * Turns `button.json?api` into a module. The server's holds component and rows, and finds the data; the browser's
 * only knows how to fetch data and component. In no bundle of a build is the data itself: a page has it as HTML.
 * Options: isServer, isDevelopment, folder (of all data), address (of the folder that the data has on the site).
 */
module.exports = function apiLoader(data) {
  const { isServer, isDevelopment, folder, address } = this.getOptions();
  const file = JSON.stringify(this.resourcePath);
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 8);
  if (isServer) {
    return `import { readPage } from ${readPage};
import { ApiPart } from ${part};
import { partRows } from '@site/src/api/partRows';
export default { ready: { page: readPage(${file}, ${JSON.stringify(digest)}), ApiPart, partRows } };
`;
  }
  const name = this.resourcePath.slice(folder.length + 1).replaceAll(path.sep, '/');
  const page = isDevelopment
    ? `import(${file}).then((page) => page.default)`
    : `fetchPage(${JSON.stringify(`${address}${name}?v=${digest}`)})`;
  return `import { fetchPage } from '@site/src/api/fetchPage';
export default {
  load: () =>
    Promise.all([${page}, import(/* webpackChunkName: "api-part" */ ${part})]).then(
      ([page, { ApiPart }]) => ({ page, ApiPart }),
    ),
};
`;
};
