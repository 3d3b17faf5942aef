import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { rentals, type Rental } from './rentals';

export default function FocusableCells() {
  const [called, setCalled] = React.useState('no one yet');

  const columns = React.useMemo<GridColDef<Rental>[]>(
    () => [
      { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
      { field: 'lastName', headerName: 'Customer', width: 140 },
      {
        field: 'call',
        headerName: 'Reminder',
        width: 130,
        sortable: false,
        renderCell: ({ row, tabIndex }: GridRenderCellParams<Rental>) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Remind ${row.firstName} ${row.lastName}`}
            onClick={() => setCalled(`${row.firstName} ${row.lastName}`)}
            onKeyDown={(event) => {
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
          >
            Remind
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <div>
      <Box
        role="region"
        aria-label="Rentals with buttons in cells"
        sx={{ height: 320, width: '100%' }}
      >
        <DataGrid rows={rentals} columns={columns} hideFooter />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        Reminded: {called}
      </Typography>
    </div>
  );
}
