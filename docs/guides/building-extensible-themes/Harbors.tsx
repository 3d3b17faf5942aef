import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { createBrandTheme } from './brandTheme';

export default function Harbors() {
  const {
    direction,
    palette: { mode },
  } = useTheme();
  const themes = React.useMemo(() => {
    const base = { direction, palette: { mode } };
    const desk = {
      ...base,
      components: { MuiButton: { defaultProps: { size: 'small' as const } } },
      shape: { borderRadius: 4 },
    };
    return [
      { name: 'Brand', theme: createBrandTheme(base) },
      { name: 'Harbor desk', theme: createBrandTheme(desk) },
    ];
  }, [direction, mode]);

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {themes.map(({ name, theme }) => (
        <ThemeProvider key={name} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2, width: 200 }}>
            <Typography sx={{ mb: 1 }}>{name}</Typography>
            <Button variant="contained" aria-label={`Moor in ${name}`}>
              Moor
            </Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
