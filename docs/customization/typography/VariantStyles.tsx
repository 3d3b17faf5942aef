import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function VariantStyles() {
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
          subtitle1: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
          body2: { fontSize: '1rem', lineHeight: 1.6 },
          button: { textTransform: 'none', fontSize: '1rem' },
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 420 }}>
        <Typography variant="subtitle1" component="p">
          Repair café
        </Typography>
        <Typography variant="body2" sx={{ my: 1 }}>
          Bring a broken toaster, leave with a working one.
        </Typography>
        <Button variant="outlined">Offer to help</Button>
      </Paper>
    </ThemeProvider>
  );
}
