import * as React from 'react';
import type {} from '@mui/x-data-grid/themeAugmentation';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { columns, moons } from './moons';

export default function ObservatoryTheme() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode },
        components: {
          MuiDataGrid: {
            defaultProps: { density: 'compact', hideFooter: true },
            styleOverrides: {
              root: { border: 0 },
              cell: { borderTop: 0 },
              columnHeaderTitle: { fontWeight: 700 },
              row: ({ theme: { palette } }) => ({
                '&:hover': { backgroundColor: palette.action.focus },
              }),
            },
          },
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Box
        role="region"
        aria-label="Moons in the style of a theme"
        sx={{ height: 340, width: '100%' }}
      >
        <DataGrid rows={moons} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
