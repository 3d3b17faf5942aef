import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { columns, episodes } from './episodes';

const heights = { low: 268, medium: 372, high: 476 };
type Height = keyof typeof heights;

export default function FittingPages() {
  const [height, setHeight] = React.useState<Height>('medium');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_, next: Height | null) => setHeight(next ?? height)}
        sx={{ mb: 2 }}
      >
        {Object.keys(heights).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Episodes, as many as fit"
        sx={{ height: heights[height], width: '100%' }}
      >
        <DataGrid rows={episodes} columns={columns} autoPageSize />
      </Box>
    </div>
  );
}
