import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { deepmerge } from '@mui/utils';

const brandColors = { light: '#0f5c4e', dark: '#7dd3c0' };

function brandOptions(mode: 'light' | 'dark'): ThemeOptions {
  return {
    palette: { mode, primary: { main: brandColors[mode] } },
    shape: { borderRadius: 12 },
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { textTransform: 'none' } },
      },
    },
  };
}

export function createBrandTheme(options: ThemeOptions = {}) {
  const mode = options.palette?.mode ?? 'light';
  return createTheme(deepmerge(brandOptions(mode), options));
}
