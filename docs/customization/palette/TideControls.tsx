import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { createTideTheme } from './tide';

export default function TideControls() {
  const { direction, palette } = useTheme();
  const theme = React.useMemo(
    () => createTideTheme(palette.mode, direction),
    [palette.mode, direction],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper
        sx={{
          borderTop: 4,
          borderColor: 'tide.main',
          p: 2,
          width: '100%',
          maxWidth: 320,
        }}
      >
        <FormGroup>
          <FormControlLabel
            control={<Checkbox color="tide" defaultChecked />}
            label="Shore power"
          />
          <FormControlLabel
            control={<Switch color="tide" defaultChecked />}
            label="Text me at low water"
          />
        </FormGroup>
        <LinearProgress
          aria-label="Berths taken"
          color="tide"
          variant="determinate"
          value={70}
          sx={{ mt: 1 }}
        />
      </Paper>
    </ThemeProvider>
  );
}
