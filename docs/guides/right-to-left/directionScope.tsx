import * as React from 'react';
import {
  type Direction,
  type Theme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from 'stylis-plugin-rtl';
import { prefixer } from 'stylis';

interface DirectionScopeProps {
  direction: Direction;
  children: React.ReactNode;
}

/** Attribute, theme and styles of one direction, whatever the page around it uses. */
export default function DirectionScope({
  direction,
  children,
}: DirectionScopeProps) {
  const outer = useTheme();
  const theme = React.useCallback(
    (): Theme => ({ ...outer, direction }),
    [outer, direction],
  );
  const cache = React.useMemo(
    () =>
      createCache({
        key: `scope-${direction}`,
        stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      }),
    [direction],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir={direction}>{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
