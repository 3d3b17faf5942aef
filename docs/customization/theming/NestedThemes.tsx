import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import {
  createTheme,
  ThemeProvider,
  useTheme,
  type Theme,
} from '@mui/material/styles';

const withRoundButtons = (outer: Theme) =>
  createTheme({
    ...outer,
    components: {
      ...outer.components,
      MuiButton: { styleOverrides: { root: { borderRadius: 999 } } },
    },
  });

export default function NestedThemes() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const shop = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: {
          mode,
          primary: { main: mode === 'dark' ? '#f9a8d4' : '#9d174d' },
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={shop}>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}
      >
        <Button variant="outlined">Shop theme</Button>
        <ThemeProvider theme={withRoundButtons}>
          <Button variant="outlined">Shop theme, round</Button>
        </ThemeProvider>
      </Paper>
    </ThemeProvider>
  );
}
