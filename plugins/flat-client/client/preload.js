import { matchRoutes } from 'react-router-config';
import routes from '@generated/routes';
import loadShards from './loadShards';

/**
 * In place of Docusaurus's own `preload`: fetches the route tables first.
 * @param {string} pathname
 */
export default async function preload(pathname) {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map((path) => loadShards(path)));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  await Promise.all(matches.map((match) => match.route.component.preload?.()));
}
