import { browserAnalytics } from './browserAnalytics';

interface RouteUpdate {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}

/** Called by Docusaurus for the first page and after each navigation. A fragment or query is the same page. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  if (location.pathname === previousLocation?.pathname) return;
  void browserAnalytics()?.then((analytics) => analytics?.pageView(location.pathname));
}
