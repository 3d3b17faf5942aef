import { createTheme, type Direction } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    tide: Palette['primary'];
  }
  interface PaletteOptions {
    tide?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    tide: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    tide: true;
  }
}

declare module '@mui/material/Checkbox' {
  interface CheckboxPropsColorOverrides {
    tide: true;
  }
}

declare module '@mui/material/Switch' {
  interface SwitchPropsColorOverrides {
    tide: true;
  }
}

declare module '@mui/material/LinearProgress' {
  interface LinearProgressPropsColorOverrides {
    tide: true;
  }
}

const tide = {
  light: {
    light: '#5b8fa8',
    main: '#155e75',
    dark: '#0b3d4d',
    contrastText: '#ffffff',
  },
  dark: {
    light: '#cffafe',
    main: '#67d3e8',
    dark: '#22a6bf',
    contrastText: '#04222b',
  },
};

export function createTideTheme(mode: 'light' | 'dark', direction: Direction) {
  return createTheme({
    direction,
    palette: { mode, tide: tide[mode] },
  });
}
