import { useEffect, type ReactNode } from 'react';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { demoTheme, type LibraryTexts } from './demoTheme';
import type { ThemeState } from '../rules/themeState';

function FollowMode({ mode }: { mode: 'light' | 'dark' }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

interface DemoRootProps {
  cache: EmotionCache;
  state: ThemeState;
  /** The library's own texts in the page's language; empty in English. */
  texts: LibraryTexts;
  children: ReactNode;
}

/** What surrounds a demo, the same on the server and in the browser, or hydration would not match. */
export function DemoRoot({ cache, state, texts, children }: DemoRootProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={demoTheme(state, texts)}
        defaultMode="light"
        // The page decides the mode and writes the attribute; the library only has to follow.
        storageManager={null}
        storageWindow={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
        forceThemeRerender
      >
        <FollowMode mode={state.paletteMode} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
