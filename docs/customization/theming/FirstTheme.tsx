import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function FirstTheme() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: {
          mode,
          primary: { main: mode === 'dark' ? '#7dd3c0' : '#0f5c4e' },
        },
        shape: { borderRadius: 14 },
        typography: { button: { textTransform: 'none', fontWeight: 700 } },
      }),
    [direction, mode],
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
        <TextField label="Postal code" defaultValue="4050-120" size="small" />
        <Button variant="contained">Find a workshop</Button>
      </Paper>
    </ThemeProvider>
  );
}
