import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const brand = {
  light: { primary: '#9a3412', secondary: '#3f6212' },
  dark: { primary: '#fdba8c', secondary: '#bef264' },
};

export default function BakeryBrand() {
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
          primary: { main: brand[mode].primary },
          secondary: { main: brand[mode].secondary },
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 360 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography variant="h6" component="p">
            Rye sourdough
          </Typography>
          <Chip label="Baked today" color="secondary" variant="outlined" />
        </Stack>
        <Typography color="text.secondary" sx={{ my: 1 }}>
          900 g, long fermentation, ready from 7:30.
        </Typography>
        <Stack direction="row" spacing={1}>
          <Button variant="contained">Reserve</Button>
          <Button>Ingredients</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
