import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lime } from '@mui/material/colors';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    saffron: Palette['primary'];
    meadow: Palette['primary'];
  }
  interface PaletteOptions {
    saffron?: PaletteOptions['primary'];
    meadow?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    saffron: true;
    meadow: true;
  }
}

export default function AugmentedColors() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(() => {
    const base = createTheme({ direction, palette: { mode } });
    const { augmentColor } = base.palette;
    return createTheme(base, {
      palette: {
        saffron: augmentColor({ color: { main: '#f4b321' }, name: 'saffron' }),
        meadow: augmentColor({
          color: lime,
          mainShade: 800,
          lightShade: 600,
          darkShade: 900,
          name: 'meadow',
        }),
      },
    });
  }, [direction, mode]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" color="saffron">
          Add to basket
        </Button>
        <Button variant="contained" color="meadow">
          Find a farm shop
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
