import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Direction, useTheme } from '@mui/material/styles';
import DirectionScope from './directionScope';

interface DirectionSwitchProps {
  label: string;
  children: (direction: Direction) => React.ReactNode;
}

/** Starts in the direction of the page; the scope is made when the reader chooses one. */
export default function DirectionSwitch({
  label,
  children,
}: DirectionSwitchProps) {
  const page = useTheme().direction;
  const [choice, setChoice] = React.useState<Direction | null>(null);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        aria-label={label}
        exclusive
        size="small"
        value={choice ?? page}
        onChange={(_event, value: Direction | null) =>
          setChoice(value ?? choice)
        }
        sx={{ mb: 2 }}
      >
        <ToggleButton value="ltr">Left to right</ToggleButton>
        <ToggleButton value="rtl">Right to left</ToggleButton>
      </ToggleButtonGroup>
      {choice === null ? (
        children(page)
      ) : (
        <DirectionScope direction={choice}>{children(choice)}</DirectionScope>
      )}
    </Box>
  );
}
