import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withPlainButtons(outer: Theme): Theme {
  return {
    ...outer,
    typography: {
      ...outer.typography,
      button: {
        ...outer.typography.button,
        textTransform: 'none',
        letterSpacing: 0,
        fontWeight: 600,
      },
    },
  };
}

export default function SentenceCase() {
  const outer = useTheme();
  const theme = React.useCallback(() => withPlainButtons(outer), [outer]);
  const [tab, setTab] = React.useState('open');

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Tabs
          aria-label="Tickets"
          value={tab}
          onChange={(_event, value: string) => setTab(value)}
        >
          <Tab label="Open tickets" value="open" />
          <Tab label="Closed tickets" value="closed" />
        </Tabs>
        <Button variant="contained">New ticket</Button>
      </Stack>
    </ThemeProvider>
  );
}
