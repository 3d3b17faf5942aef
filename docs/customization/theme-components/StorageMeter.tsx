import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withThickBars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiLinearProgress: {
        styleOverrides: {
          root: { height: 14, borderRadius: 7 },
          bar: { borderRadius: 7 },
        },
      },
    },
  };
}

const folders = [
  { name: 'Photos', share: 62 },
  { name: 'Mail', share: 18 },
];

export default function StorageMeter() {
  const outer = useTheme();
  const theme = React.useCallback(() => withThickBars(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ maxWidth: 320, width: '100%' }}>
        {folders.map(({ name, share }) => (
          <div key={name}>
            <Typography variant="body2" gutterBottom>
              {`${name}: ${share}% of 200 GB`}
            </Typography>
            <LinearProgress
              aria-label={`Space used by ${name.toLowerCase()}`}
              variant="determinate"
              value={share}
            />
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
