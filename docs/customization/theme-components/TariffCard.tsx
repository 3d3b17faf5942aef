import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withSxCards(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiCard: {
        defaultProps: { elevation: 0 },
        styleOverrides: {
          root: outer.unstable_sx({
            border: 2,
            borderColor: 'primary.main',
            borderRadius: 3,
            maxWidth: 320,
          }),
        },
      },
      MuiCardContent: {
        styleOverrides: {
          root: outer.unstable_sx({ px: { xs: 2, sm: 4 }, pt: 3 }),
        },
      },
    },
  };
}

export default function TariffCard() {
  const outer = useTheme();
  const theme = React.useCallback(() => withSxCards(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Card>
        <CardContent>
          <Typography variant="h6" component="p">
            Night tariff
          </Typography>
          <Typography variant="body2" color="text.secondary">
            0.19 € per kWh from 22:00 to 6:00, for heat pumps and car chargers.
          </Typography>
        </CardContent>
      </Card>
    </ThemeProvider>
  );
}
