import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import isElsewhere from './isElsewhere';
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
 * A script of the first page has not come, and the page would never be alive: mostly because a new release has taken the place
 * of its own while it was on its way. Loaded once more, it is of the new one.
 */
async function loadAgain({ request } = {}) {
  const [{ type: how } = {}] = performance.getEntriesByType('navigation');
  if (!request || how === 'reload') return;
  // Without any answer the network is gone: the page is there to be read, and the next one may not come.
  const answered = await fetch(request, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (answered) window.location.reload();
}

/**
 * In place of Docusaurus's own `preload`: fetches the route tables first.
 * @param {string} pathname
 * @throws if a file has not arrived or is of another release; after the first page Docusaurus loads the new page as a document then
 */
export default async function preload(pathname) {
  // The address of another build is in the address bar by now. What is shown stays until the document is there.
  if (typeof window !== 'undefined' && window.docusaurusRoot && isElsewhere(pathname)) {
    window.location.reload();
    return new Promise(() => {});
  }
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  try {
    await Promise.all(paths.map((path) => loadShards(path)));
    await Promise.all(
      paths
        .map((path) => matchRoutes(routes, path))
        .flatMap((matches) => matches.map(({ route }) => preloadRoute(route, matches))),
    );
  } catch (error) {
    if (typeof window !== 'undefined' && !window.docusaurusRoot) void loadAgain(error);
    throw error;
  }
}
