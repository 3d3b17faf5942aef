/* global __webpack_get_script_filename__, __webpack_hash__, __webpack_modules__, __webpack_public_path__ -- the bundler's own names for what is loaded and where a file lies */
import { matchRoutes } from 'react-router-config';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import isElsewhere from './isElsewhere';
import loadShards from './loadShards';
import preloadPage from './preload';

// Each script that is fetched later compares it with its own: `lib/guardRelease.ts`.
window.docusaurusRelease = __webpack_hash__;

const fetched = new Set();
const loaded = new Set();

/** On a metered or very slow connection nothing is fetched ahead. */
const isConstrained = () => {
  try {
    const { saveData, effectiveType } = navigator.connection ?? {};
    return saveData === true || /2g/.test(effectiveType);
  } catch {
    return false;
  }
};

/** The names of all files in a route's nested entry. */
const flat = (value) =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(flat);

function hint(href) {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/**
 * A link is in view: its section's table is fetched, and its files are hinted at, for an idle moment.
 * @param {string} routePath
 */
function prefetch(routePath) {
  if (isConstrained() || isElsewhere(routePath)) return false;
  if (fetched.has(routePath) || loaded.has(routePath)) return false;
  fetched.add(routePath);
  return loadShards(routePath).then(
    () => {
      for (const { route } of matchRoutes(routes, routePath)) {
        const key = Object.keys(routesChunkNames).find(
          (name) => name.replace(/-[^-]+$/, '') === route.path,
        );
        flat(routesChunkNames[key])
          // What is loaded already may have no file of its own.
          .filter((name) => !fetched.has(name) && !(registry[name]?.[2] in __webpack_modules__))
          .forEach((name) => {
            fetched.add(name);
            hint(__webpack_public_path__ + __webpack_get_script_filename__(name));
          });
      }
    },
    () => fetched.delete(routePath),
  );
}

/**
 * A link is pointed at or focused: its page is loaded.
 * @param {string} routePath
 */
function preload(routePath) {
  if (isConstrained() || isElsewhere(routePath) || loaded.has(routePath)) return false;
  loaded.add(routePath);
  return preloadPage(routePath).catch(() => loaded.delete(routePath));
}

/** In place of Docusaurus's own `window.docusaurus`, which needs the names of all files in every page. */
export default Object.freeze({ prefetch, preload });
