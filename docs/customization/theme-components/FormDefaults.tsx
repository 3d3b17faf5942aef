import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withFormDefaults(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiTextField: {
        defaultProps: { variant: 'filled', size: 'small', fullWidth: true },
      },
      MuiButton: {
        defaultProps: { variant: 'contained', disableElevation: true },
      },
    },
  };
}

export default function FormDefaults() {
  const outer = useTheme();
  const theme = React.useCallback(() => withFormDefaults(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 320, width: '100%' }}>
        <TextField label="Sender" defaultValue="Kestrel Press" />
        <TextField label="Parcel number" defaultValue="KP-40917" />
        <TextField label="Note to the driver" variant="outlined" />
        <Button>Print label</Button>
      </Stack>
    </ThemeProvider>
  );
}
