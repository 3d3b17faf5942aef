import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withChipVariants(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiChip: {
        styleOverrides: {
          root: {
            fontWeight: 500,
            variants: [
              {
                props: { variant: 'outlined', color: 'error' },
                style: { borderStyle: 'dashed', borderWidth: 2 },
              },
              {
                props: ({ ownerState }) =>
                  ownerState.variant === 'filled' &&
                  ownerState.clickable === true,
                style: { borderRadius: 6 },
              },
            ],
          },
        },
      },
    },
  };
}

export default function LabelChips() {
  const outer = useTheme();
  const [reviewers, setReviewers] = React.useState(0);
  const theme = React.useCallback(() => withChipVariants(outer), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip label="Draft" />
        <Chip
          label={`Add reviewer (${reviewers})`}
          clickable
          onClick={() => setReviewers(reviewers + 1)}
        />
        <Chip label="Approved" variant="outlined" />
        <Chip label="Blocked" variant="outlined" color="error" />
      </Stack>
    </ThemeProvider>
  );
}
