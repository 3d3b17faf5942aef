import * as React from 'react';

interface Route {
  path: string;
  navigate: (path: string) => void;
}

const RouteContext = React.createContext<Route>({
  path: '/',
  navigate: () => {},
});

interface RouterProps {
  start: string;
  children: React.ReactNode;
}

export function Router({ start, children }: RouterProps) {
  const [path, navigate] = React.useState(start);
  const route = React.useMemo(() => ({ path, navigate }), [path]);
  return (
    <RouteContext.Provider value={route}>{children}</RouteContext.Provider>
  );
}

export const usePath = () => React.useContext(RouteContext).path;

interface RouterLinkProps extends Omit<React.ComponentProps<'a'>, 'href'> {
  to: string;
}

export function RouterLink({ to, onClick, ...other }: RouterLinkProps) {
  const { navigate } = React.useContext(RouteContext);

  return (
    <a
      {...other}
      href={`#${to}`}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
