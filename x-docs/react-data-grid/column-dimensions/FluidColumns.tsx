import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf', width: 70 },
  { field: 'sender', headerName: 'One part', flex: 1, minWidth: 120 },
  { field: 'subject', headerName: 'Two parts', flex: 2, minWidth: 160 },
];

export default function FluidColumns() {
  const [width, setWidth] = React.useState(100);

  return (
    <div>
      <Typography id="fluid-columns-width" variant="body2">
        Width of the grid: {width}%
      </Typography>
      <Box sx={{ px: 1.5, mb: 1, maxWidth: 340 }}>
        <Slider
          aria-labelledby="fluid-columns-width"
          min={40}
          max={100}
          value={width}
          onChange={(_, value) => setWidth(Number(value))}
        />
      </Box>
      <Box
        role="region"
        aria-label="Letters in fluid columns"
        sx={{ height: 320, width: `${width}%` }}
      >
        <DataGrid rows={letters} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
