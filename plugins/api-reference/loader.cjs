// The bundler loads this file itself, so it is plain JavaScript.

const part = JSON.stringify('@site/src/api/ApiPart');

/**
 * Turns `button.json?api` into a module. The server's holds data and component, and renders them; the browser's
 * only knows how to fetch both. Options: isServer, folder (of all data, for the names of the browser's files).
 */
module.exports = function apiLoader() {
  const { isServer, folder } = this.getOptions();
  const file = JSON.stringify(this.resourcePath);
  if (isServer) {
    return `import page from ${file};
import { ApiPart } from ${part};
import { partRows } from '@site/src/api/partRows';
export default { ready: { page, ApiPart, partRows } };
`;
  }
  const name = this.resourcePath
    .slice(folder.length + 1)
    .replace(/\.json$/, '')
    .replace(/[^A-Za-z0-9.]+/g, '-');
  return `export default {
  load: () =>
    Promise.all([
      import(/* webpackChunkName: "api-${name}" */ ${file}),
      import(/* webpackChunkName: "api-part" */ ${part}),
    ]).then(([{ default: page }, { ApiPart }]) => ({ page, ApiPart })),
};
`;
};
