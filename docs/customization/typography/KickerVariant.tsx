import * as React from 'react';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    kicker: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    kicker?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    kicker: true;
  }
}

export default function KickerVariant() {
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
          kicker: { fontSize: '0.875rem', fontWeight: 700, letterSpacing: 1 },
        },
        components: {
          MuiTypography: {
            defaultProps: { variantMapping: { kicker: 'p' } },
          },
        },
      }),
    [direction, mode],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 420 }}>
        <Typography variant="kicker" color="secondary" sx={{ m: 0 }}>
          City council
        </Typography>
        <Typography variant="h6" component="p">
          Old tram depot becomes a library
        </Typography>
      </Paper>
    </ThemeProvider>
  );
}
