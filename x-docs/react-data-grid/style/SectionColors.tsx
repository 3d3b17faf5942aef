import * as React from 'react';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, moons } from './moons';

const sections = {
  light: { bg: '#fffdf5', headerBg: '#f5ead0', pinnedBg: '#faf3e0' },
  dark: { bg: '#12151f', headerBg: '#232a3d', pinnedBg: '#1a2030' },
};

const wideColumns = columns.map((column) => ({
  ...column,
  flex: undefined,
  width: 260,
}));

export default function SectionColors() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({ direction, palette: { mode, DataGrid: sections[mode] } }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box
        role="region"
        aria-label="Moons with three background colors"
        sx={{ height: 340, width: '100%' }}
      >
        <DataGridPro
          rows={moons}
          columns={wideColumns}
          density="compact"
          hideFooter
          initialState={{ pinnedColumns: { left: ['name'] } }}
        />
      </Box>
    </ThemeProvider>
  );
}
