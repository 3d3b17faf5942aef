import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    soft?: string;
    onSoft?: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    onSoft?: string;
  }
}

const primary = {
  light: { main: '#4338ca', soft: '#e0e7ff', onSoft: '#312e81' },
  dark: { main: '#a5b4fc', soft: '#312e81', onSoft: '#e0e7ff' },
};

export default function SoftToken() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ direction, palette: { mode, primary: primary[mode] } }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          bgcolor: 'primary.soft',
          color: 'primary.onSoft',
          borderRadius: 1,
          p: 2,
          maxWidth: 420,
        }}
      >
        <Typography sx={{ fontWeight: 'bold' }}>Gate changed to B14</Typography>
        <Typography variant="body2">
          Boarding for Porto now starts at 16:05.
        </Typography>
      </Box>
    </ThemeProvider>
  );
}
