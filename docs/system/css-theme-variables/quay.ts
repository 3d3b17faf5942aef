import {
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const theme = createCssVarsTheme({
  cssVarPrefix: 'quay',
  colorSchemeSelector: '.quay-%s',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: { mode: 'light', ink: '#10212b', paper: '#cfe8f3' } },
    dark: { palette: { mode: 'dark', ink: '#e3f2f9', paper: '#12303f' } },
  },
});

export const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'quay-mode',
  colorSchemeStorageKey: 'quay-color-scheme',
});
