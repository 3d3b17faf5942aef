import { type SpeedDialProps } from '@mui/material/SpeedDial';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: Direction[] = ['up', 'right', 'down', 'left'];

interface DirectionToggleProps {
  value: Direction;
  onChange: (value: Direction) => void;
}

export function DirectionToggle({ value, onChange }: DirectionToggleProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Direction"
      value={value}
      onChange={(_event, next: Direction | null) => next && onChange(next)}
    >
      {directions.map((direction) => (
        <ToggleButton key={direction} value={direction}>
          {direction}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
