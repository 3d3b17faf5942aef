import * as React from 'react';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type RouterLinkProps = Omit<React.ComponentProps<'a'>, 'href'> & { to: string };

const NavigateContext = React.createContext((path: string) => {
  void path;
});

function RouterLink({ to, onClick, ...other }: RouterLinkProps) {
  const navigate = React.useContext(NavigateContext);

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

export default function RouterLinks() {
  const [path, setPath] = React.useState('/beaches');

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Link component={RouterLink} to="/beaches">
          Beaches
        </Link>
        <Link component={RouterLink} to="/lighthouses">
          Lighthouses
        </Link>
        <Typography role="status">Route: {path}</Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}
