import * as React from 'react';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';

type ShipmentState = 'onTime' | 'delayed' | 'returned';

declare module '@mui/material/styles' {
  interface Theme {
    shipment: Record<ShipmentState, string>;
  }
  interface ThemeOptions {
    shipment?: Record<ShipmentState, string>;
  }
}

const StateLine = styled('p')<{ state: ShipmentState }>(({ theme, state }) => ({
  ...theme.typography.body1,
  margin: 0,
  paddingInlineStart: theme.spacing(1.5),
  borderInlineStart: `6px solid ${theme.shipment[state]}`,
}));

export default function ShipmentColors() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode },
        shipment: {
          onTime: '#15803d',
          delayed: '#d97706',
          returned: '#be185d',
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1.5}>
        <StateLine state="onTime">Parcel 4107 arrives today</StateLine>
        <StateLine state="delayed">Parcel 4112 is held at customs</StateLine>
        <StateLine state="returned">Parcel 4098 is on its way back</StateLine>
      </Stack>
    </ThemeProvider>
  );
}
