import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, stands } from './sales';

export default function SelectFromCode() {
  const apiRef = useGridApiRef();
  const [count, setCount] = React.useState(0);

  return (
    <div>
      <Stack direction="row" sx={{ gap: 2, mb: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.selectCellRange(
              { id: 'Apples', field: 'may' },
              { id: 'Cheese', field: 'june' },
            )
          }
        >
          First three, from May
        </Button>
        <Typography role="status">{count} cells</Typography>
      </Stack>
      <Box
        role="region"
        aria-label="Market sales, a range selected from code"
        sx={{ height: 318, width: '100%' }}
      >
        <DataGridPremium
          apiRef={apiRef}
          rows={stands}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={() =>
            setCount(apiRef.current?.getSelectedCellsAsArray().length ?? 0)
          }
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </div>
  );
}
