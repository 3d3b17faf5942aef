import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function BoundedGrid() {
  const [count, setCount] = React.useState(5);

  return (
    <div>
      <Typography id="bounded-grid-rows" variant="body2" sx={{ mb: 1 }}>
        Rows: {count}
      </Typography>
      <Box sx={{ px: 1.5, mb: 1, maxWidth: 340 }}>
        <Slider
          aria-labelledby="bounded-grid-rows"
          value={count}
          min={0}
          max={plants.length}
          onChange={(_, value) => setCount(Number(value))}
        />
      </Box>
      <Box
        role="region"
        aria-label="Plants, between 240 and 380 pixels"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 240,
          maxHeight: 380,
        }}
      >
        <DataGrid rows={plants.slice(0, count)} columns={columns} />
      </Box>
    </div>
  );
}
