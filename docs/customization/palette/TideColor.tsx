import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { createTideTheme } from './tide';

export default function TideColor() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () => createTideTheme(palette.mode, direction),
    [palette.mode, direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
        }}
      >
        <Button variant="contained" color="tide">
          Book a berth
        </Button>
        <Button variant="outlined" color="tide">
          Tide tables
        </Button>
        <Chip label="High water 14:20" color="tide" />
      </Paper>
    </ThemeProvider>
  );
}
