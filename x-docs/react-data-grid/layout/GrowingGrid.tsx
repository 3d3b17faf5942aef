import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plants } from './plants';

export default function GrowingGrid() {
  const [count, setCount] = React.useState(3);

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 2 }}>
        <Button
          variant="outlined"
          disabled={count === plants.length}
          onClick={() => setCount(count + 1)}
        >
          Add a plant
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove one
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Plants, as tall as the rows"
        sx={{ display: 'flex', flexDirection: 'column' }}
      >
        <DataGrid rows={plants.slice(0, count)} columns={columns} />
      </Box>
    </div>
  );
}
