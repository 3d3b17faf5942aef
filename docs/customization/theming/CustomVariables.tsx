import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    kiosk: { tileSize: number; tileGap: number };
  }
  interface ThemeOptions {
    kiosk?: { tileSize?: number; tileGap?: number };
  }
}

const Tile = styled('div')(({ theme }) => ({
  ...theme.typography.subtitle2,
  width: theme.kiosk.tileSize,
  height: theme.kiosk.tileSize,
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.shape.borderRadius,
  border: '1px solid currentColor',
}));

export default function CustomVariables() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode },
        kiosk: { tileSize: 88, tileGap: 12 },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: `${theme.kiosk.tileGap}px` }}
      >
        <Tile>Tickets</Tile>
        <Tile>Lockers</Tile>
        <Tile>Maps</Tile>
      </Stack>
    </ThemeProvider>
  );
}
