import * as React from 'react';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { ferryTheme } from './ferryTheme';

type Mode = 'light' | 'dark' | 'system';

function Timetable() {
  const { mode, colorScheme, setMode } = useColorScheme();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="Mode of the timetable"
        value={mode ?? 'light'}
        onChange={(event, next: Mode | null) => next && setMode(next)}
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
        <ToggleButton value="system">System</ToggleButton>
      </ToggleButtonGroup>
      <Typography sx={{ mt: 2 }}>Ferry to Seaside: 9:40 AM</Typography>
      <Typography role="status" color="primary">
        Class: ferry-{colorScheme ?? 'light'}
      </Typography>
    </Paper>
  );
}

export default function FerryModes() {
  const [board, setBoard] = React.useState<HTMLElement | null>(null);
  // Keeps this example apart from the page it is shown on.
  const isolated = {
    colorSchemeNode: board,
    disableNestedContext: true,
    storageManager: null,
  };
  return (
    <div className="ferry-board" ref={setBoard}>
      <ThemeProvider theme={ferryTheme} defaultMode="light" {...isolated}>
        <Timetable />
      </ThemeProvider>
    </div>
  );
}
