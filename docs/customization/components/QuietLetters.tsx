import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';

function withQuietLetters(outer: Theme): Theme {
  const { typography } = outer;
  const button = { textTransform: 'none', fontWeight: 400 } as const;

  return {
    ...outer,
    typography: { ...typography, button: { ...typography.button, ...button } },
  };
}

export default function QuietLetters() {
  const outer = useTheme();
  const theme = React.useCallback(() => withQuietLetters(outer), [outer]);
  const [floor, setFloor] = React.useState('ground');

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Floor"
          value={floor}
          onChange={(_event, value: string | null) => setFloor(value ?? floor)}
        >
          <ToggleButton value="ground">Ground floor</ToggleButton>
          <ToggleButton value="gallery">Gallery</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="outlined">Show the plan</Button>
      </Stack>
    </ThemeProvider>
  );
}
