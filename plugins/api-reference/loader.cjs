// The bundler loads this file itself, so it is plain JavaScript.
const part = JSON.stringify('@site/src/api/ApiPart');

/**
 * Turns `button.json?api` into a module of a development server, which follows what is written anew: it fetches data and
 * component as modules. In a build `pageLoader` leaves no such import.
 */
module.exports = function apiLoader() {
  return `export default {
  load: () =>
    Promise.all([
      import(${JSON.stringify(this.resourcePath)}),
      import(/* webpackChunkName: "api-part" */ ${part}),
    ]).then(([{ default: page }, { ApiPart }]) => ({ page, ApiPart })),
};
`;
};
