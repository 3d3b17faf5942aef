import * as React from 'react';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from 'stylis-plugin-rtl';
import { prefixer } from 'stylis';

export type Language = 'en' | 'ar';

/** Attributes, theme and styles of one language, whatever the page around it uses. */
export default function LanguageScope({
  language,
  children,
}: React.PropsWithChildren<{ language: Language }>) {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const outer = useTheme();
  const theme = React.useCallback(
    (): Theme => ({ ...outer, direction }),
    [outer, direction],
  );
  const cache = React.useMemo(
    () =>
      createCache({
        key: `pier-${direction}`,
        stylisPlugins: direction === 'rtl' ? [prefixer, rtlPlugin] : [prefixer],
      }),
    [direction],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div dir={direction} lang={language}>
          {children}
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
