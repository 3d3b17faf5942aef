import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withFormRules(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { variant: 'contained', disableElevation: true },
        styleOverrides: {
          root: {
            borderRadius: 20,
            textTransform: 'none',
            '&.Mui-focusVisible': {
              outline: '2px solid currentColor',
              outlineOffset: -4,
            },
          },
        },
      },
    },
  };
}

export default function FormRules() {
  const outer = useTheme();
  const theme = React.useCallback(() => withFormRules(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <TextField label="Field name" defaultValue="North meadow" />
        <TextField label="Hectares" defaultValue="3.4" />
        <Button>Save field</Button>
      </Stack>
    </ThemeProvider>
  );
}
