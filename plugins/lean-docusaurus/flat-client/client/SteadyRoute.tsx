import { useContext, useMemo, type ReactNode } from 'react';
import { __RouterContext as RouterContext, type RouteComponentProps } from 'react-router';

interface SteadyRouteProps {
  /** What the inside is told, whatever the router says meanwhile. */
  location: RouteComponentProps['location'];
  render: () => ReactNode;
}

/**
 * In place of the `Route` around a site, in which Docusaurus keeps the old page until the next one has arrived. A `Route`
 * hands down a new context whenever the router has a new location, though the one it was given is the old one; the whole
 * old page would be rendered again with every click, only to be taken away.
 */
export default function SteadyRoute({ location, render }: SteadyRouteProps) {
  const { history, staticContext } = useContext(RouterContext);
  const value = useMemo(
    () => ({
      history,
      location,
      // What the router itself says of the root of a site.
      match: { path: '/', url: '/', params: {}, isExact: location.pathname === '/' },
      staticContext,
    }),
    [history, location, staticContext],
  );
  return <RouterContext.Provider value={value}>{render()}</RouterContext.Provider>;
}
