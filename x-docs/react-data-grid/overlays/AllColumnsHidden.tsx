import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { columns, orders } from './orders';

const noColumn = Object.fromEntries(columns.map(({ field }) => [field, false]));

export default function AllColumnsHidden() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>({});

  return (
    <div>
      <Button
        variant="outlined"
        onClick={() => setModel(noColumn)}
        sx={{ mb: 2 }}
      >
        Hide all columns
      </Button>
      <Box
        role="region"
        aria-label="Orders, columns can be hidden"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          rows={orders}
          columns={columns}
          hideFooter
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
        />
      </Box>
    </div>
  );
}
