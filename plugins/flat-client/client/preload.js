import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import loadShards from './loadShards';

/**
 * Fetches the modules of a route. One of them may export `preload`, which is told the matched routes and fetches
 * what the page needs besides; not for the first page, which has it in its HTML.
 */
async function preloadRoute(route, matches) {
  const modules = await route.component.preload?.();
  // The build comes here too. In the browser, Docusaurus keeps its root there as soon as it has one.
  if (typeof window === 'undefined' || !window.docusaurusRoot) return;
  await Promise.all([modules].flat().map((module) => module?.preload?.(matches)));
}

/**
 * In place of Docusaurus's own `preload`: fetches the route tables first.
 * @param {string} pathname
 */
export default async function preload(pathname) {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map((path) => loadShards(path)));
  await Promise.all(
    paths
      .map((path) => matchRoutes(routes, path))
      .flatMap((matches) => matches.map(({ route }) => preloadRoute(route, matches))),
  );
}
