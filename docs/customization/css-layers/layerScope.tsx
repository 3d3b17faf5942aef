import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

/** Does what enableCssLayer does, with a key that keeps the rest of this page out of it. */
function createLayerCache() {
  const cache = createCache({ key: 'layered' });
  const insert = cache.insert;
  cache.insert = (selector, serialized, ...rest) => {
    const styles = `@layer mui {${serialized.styles}}`;
    return insert(selector, { ...serialized, styles }, ...rest);
  };
  return cache;
}

function LayerScope({ children }: { children: React.ReactNode }) {
  const [cache] = React.useState(createLayerCache);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

interface LayerSwitchProps {
  label: string;
  children: (on: boolean) => React.ReactNode;
}

/** Starts with the styles of the page; the scope is made when the reader asks for it. */
export default function LayerSwitch({ label, children }: LayerSwitchProps) {
  const [on, setOn] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
          />
        }
        label={label}
      />
      {on ? <LayerScope>{children(on)}</LayerScope> : children(on)}
    </Stack>
  );
}
