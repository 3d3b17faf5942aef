import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withHouseStyle(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiButton: {
        defaultProps: { disableElevation: true, variant: 'contained' },
        styleOverrides: { root: { textTransform: 'none' } },
      },
      MuiChip: {
        styleOverrides: {
          root: {
            borderRadius: 6,
            variants: [
              { props: { size: 'small' }, style: { fontWeight: 'bold' } },
            ],
          },
        },
      },
    },
  };
}

export default function HouseStyle() {
  const outer = useTheme();
  const theme = React.useCallback(() => withHouseStyle(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        <Chip label="Reading room" />
        <Chip label="12 seats left" size="small" />
        <Button>Reserve a seat</Button>
      </Stack>
    </ThemeProvider>
  );
}
