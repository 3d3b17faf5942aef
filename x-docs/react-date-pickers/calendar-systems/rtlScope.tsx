import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({
  key: 'calendars-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});
const toRtl = (theme: Theme): Theme => ({ ...theme, direction: 'rtl' });

interface RtlScopeProps {
  lang: string;
  children: React.ReactNode;
}

/** An app sets all of this once, at its root. */
export default function RtlScope({ lang, children }: RtlScopeProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={toRtl}>
        <Box dir="rtl" lang={lang} sx={{ maxWidth: 320 }}>
          {children}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
