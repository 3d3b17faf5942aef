// The bundler loads this file itself, so it is plain JavaScript.
const path = require('node:path');

const route = /import \{ Route \} from 'react-router-dom';/;

/** Gives Docusaurus's own `PendingNavigation` a route that leaves the old page alone. */
module.exports = function steadyRouteLoader(source) {
  if (!route.test(source)) {
    throw new Error(
      'PendingNavigation of Docusaurus does not import Route any more; see plugins/lean-docusaurus/flat-client/client/SteadyRoute.tsx',
    );
  }
  const file = path.join(__dirname, 'client', 'SteadyRoute.tsx');
  return source.replace(route, `import Route from ${JSON.stringify(file)};`);
};
