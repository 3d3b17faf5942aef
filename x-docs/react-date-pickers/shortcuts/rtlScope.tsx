import * as React from 'react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from 'stylis-plugin-rtl';
import { prefixer } from 'stylis';

const rtlTheme = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

/** Attribute, theme and styles of right-to-left languages for its children. */
export function RtlScope({ children }: { children: React.ReactNode }) {
  const cache = React.useMemo(
    () =>
      createCache({
        key: 'shortcuts-rtl',
        stylisPlugins: [prefixer, rtlPlugin],
      }),
    [],
  );

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={rtlTheme}>
        <div dir="rtl">{children}</div>
      </ThemeProvider>
    </CacheProvider>
  );
}
