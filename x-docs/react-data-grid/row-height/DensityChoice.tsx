import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 140 },
  { field: 'reader', headerName: 'Reader', width: 110 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 90 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function DensityChoice() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density of the reviews"
        value={density}
        onChange={(_, next: GridDensity | null) => setDensity(next ?? density)}
        sx={{ mb: 2 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Reviews in a density of your choice"
        sx={{ height: 414, width: '100%' }}
      >
        <DataGrid
          rows={reviews}
          columns={columns}
          density={density}
          hideFooter
        />
      </Box>
    </div>
  );
}
