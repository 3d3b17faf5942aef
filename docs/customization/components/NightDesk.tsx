import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withRoundButtons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: {
        defaultProps: { variant: 'outlined', color: 'secondary' },
        styleOverrides: { root: { borderRadius: 999 } },
      },
    },
  };
}

export default function NightDesk() {
  const outer = useTheme();
  const theme = React.useCallback(() => withRoundButtons(outer), [outer]);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained">Day desk</Button>
      <ThemeProvider theme={theme}>
        <Button>Night desk</Button>
        <Button>Call security</Button>
      </ThemeProvider>
    </Stack>
  );
}
