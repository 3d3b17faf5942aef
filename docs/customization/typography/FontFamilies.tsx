import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function FontFamilies() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode },
        typography: {
          fontFamily: ['Charter', 'Georgia', 'Cambria', 'serif'].join(','),
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 420 }}>
        <Typography variant="h5" component="p">
          Letters from the lighthouse
        </Typography>
        <Typography sx={{ my: 1 }}>
          Eleven short stories about weather, boats and waiting.
        </Typography>
        <Button>Read a chapter</Button>
      </Paper>
    </ThemeProvider>
  );
}
