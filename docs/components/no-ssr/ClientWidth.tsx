import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function subscribe(callback: () => void) {
  window.addEventListener('resize', callback);
  return () => window.removeEventListener('resize', callback);
}

function WindowWidth() {
  const width = React.useSyncExternalStore(subscribe, () => window.innerWidth);

  return <>{width} pixels</>;
}

export default function ClientWidth() {
  return (
    <Typography>
      Width of the window:{' '}
      <NoSsr fallback="not known on the server">
        <WindowWidth />
      </NoSsr>
    </Typography>
  );
}
