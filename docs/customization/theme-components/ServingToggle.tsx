import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withUnderlinedChoice(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      MuiToggleButton: {
        styleOverrides: {
          root: ({ ownerState }) => ({
            textTransform: 'none',
            ...(ownerState.selected && {
              boxShadow: 'inset 0 -3px currentColor',
              fontWeight: 700,
            }),
          }),
        },
      },
    },
  };
}

export default function ServingToggle() {
  const outer = useTheme();
  const theme = React.useCallback(() => withUnderlinedChoice(outer), [outer]);
  const [size, setSize] = React.useState('Pair');

  return (
    <ThemeProvider theme={theme}>
      <ToggleButtonGroup
        aria-label="Number of servings"
        exclusive
        value={size}
        onChange={(_event, value: string | null) => setSize(value ?? size)}
      >
        {['Single', 'Pair', 'Family'].map((option) => (
          <ToggleButton key={option} value={option}>
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
