import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from 'stylis-plugin-rtl';
import { prefixer } from 'stylis';

export type Language = 'en' | 'ar';

function Scope({
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

interface LanguageSwitchProps {
  label: string;
  children: (language: Language) => React.ReactNode;
}

/** Follows the page until the reader chooses a language. */
export default function LanguageSwitch({
  label,
  children,
}: LanguageSwitchProps) {
  const [language, setLanguage] = React.useState<Language | null>(null);
  return (
    <Box sx={{ width: 1, maxWidth: 380 }}>
      <ToggleButtonGroup
        aria-label={label}
        exclusive
        size="small"
        value={language}
        onChange={(_event, next: Language | null) => next && setLanguage(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="en">English</ToggleButton>
        <ToggleButton value="ar" lang="ar">
          العربية
        </ToggleButton>
      </ToggleButtonGroup>
      {language ? (
        <Scope language={language}>{children(language)}</Scope>
      ) : (
        children('en')
      )}
    </Box>
  );
}
