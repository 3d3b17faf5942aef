import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

const colors = ['standard', 'primary', 'secondary', 'success'] as const;

export default function ToggleColors() {
  const [mode, setMode] = React.useState('light');

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          exclusive
          color={color}
          value={mode}
          onChange={(event, next: string | null) => setMode(next ?? mode)}
          aria-label={`Map at night, ${color}`}
        >
          <ToggleButton value="light" aria-label="Light map">
            <LightModeIcon />
          </ToggleButton>
          <ToggleButton value="dark" aria-label="Dark map">
            <DarkModeIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
