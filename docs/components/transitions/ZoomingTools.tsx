import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Zoom from '@mui/material/Zoom';
import BrushIcon from '@mui/icons-material/Brush';
import CropIcon from '@mui/icons-material/Crop';

const tools = [
  { name: 'Paint', color: 'primary', Icon: BrushIcon },
  { name: 'Crop', color: 'secondary', Icon: CropIcon },
] as const;

export default function ZoomingTools() {
  const [mode, setMode] = React.useState('Paint');

  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Mode"
        value={mode}
        onChange={(_event, next: string | null) => next && setMode(next)}
      >
        {tools.map(({ name }) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction="row" sx={{ gap: 1 }}>
        {tools.map(({ name, color, Icon }) => (
          <Zoom
            key={name}
            in={mode === name}
            style={{ transitionDelay: mode === name ? '200ms' : '0ms' }}
          >
            <Fab color={color} aria-label={`Start: ${name}`}>
              <Icon />
            </Fab>
          </Zoom>
        ))}
      </Stack>
    </Stack>
  );
}
