import { withoutBase } from '../navigation/rules/paths/belowBase';
import { browserAnalytics } from './browserAnalytics';

/** The bundler's own name for where the site's files lie: the base URL. */
declare const __webpack_public_path__: string | undefined;

const baseUrl = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

/** Called by Docusaurus for the first page and after each navigation. A fragment or query is the same page. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (location.pathname === previousLocation?.pathname) return;
  const pathname = withoutBase(baseUrl, location.pathname);
  void browserAnalytics()?.then((analytics) => analytics?.pageView(pathname));
}
