import { createTheme } from '@mui/material/styles';

export const ferryTheme = createTheme({
  cssVariables: {
    cssVarPrefix: 'ferry',
    rootSelector: '.ferry-board',
    colorSchemeSelector: '.ferry-%s',
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
});
