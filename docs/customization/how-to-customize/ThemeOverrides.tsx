import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function ThemeOverrides() {
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
          MuiButton: {
            defaultProps: { disableElevation: true, variant: 'contained' },
            styleOverrides: {
              root: {
                borderRadius: 0,
                textTransform: 'none',
                variants: [
                  {
                    props: { size: 'large' },
                    style: { fontSize: '1.25rem', paddingInline: 32 },
                  },
                ],
              },
            },
          },
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
      >
        <Button>Save draft</Button>
        <Button size="large">Publish</Button>
      </Stack>
    </ThemeProvider>
  );
}
