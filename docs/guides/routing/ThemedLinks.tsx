import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Router, RouterLink, usePath } from './router';

function LinkBehavior({ href = '/', ...other }: React.ComponentProps<'a'>) {
  return <RouterLink to={href} {...other} />;
}

function withRouter(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiLink: { defaultProps: { component: LinkBehavior } },
      MuiButtonBase: { defaultProps: { LinkComponent: LinkBehavior } },
    },
  };
}

function CurrentRoute() {
  return <Typography role="status">Route: {usePath()}</Typography>;
}

export default function ThemedLinks() {
  const outer = useTheme();
  const theme = React.useCallback(() => withRouter(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Router start="/">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
          <Link href="/components/links/" sx={{ alignSelf: 'center' }}>
            Links
          </Link>
          <Button href="/components/buttons/" variant="outlined">
            Buttons
          </Button>
          <CurrentRoute />
        </Stack>
      </Router>
    </ThemeProvider>
  );
}
