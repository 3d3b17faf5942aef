import * as React from 'react';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Tile } from './Tile';

const shelves = ['Maps', 'Logs', 'Letters', 'Plans', 'Photos', 'Films'];

export default function SpacingGrid() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Stack sx={{ gap: 4, alignItems: 'start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="spacing"
        value={spacing}
        onChange={(_event, next: number | null) =>
          next !== null && setSpacing(next)
        }
      >
        {[0, 1, 2, 4].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <GridLegacy container spacing={spacing}>
        {shelves.map((shelf) => (
          <GridLegacy key={shelf} item xs={4}>
            <Tile>{shelf}</Tile>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Stack>
  );
}
