import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const renderEditCell = (params: GridRenderEditCellParams) => (
  <GridEditInputCell
    {...params}
    slotProps={{
      root: {
        slotProps: {
          htmlInput: { 'aria-label': params.colDef.headerName ?? '' },
        },
      },
    }}
  />
);

const rows = [
  { id: 'Tram 4', depot: 'East', seats: 72 },
  { id: 'Tram 9', depot: 'West', seats: 64 },
  { id: 'Bus 31', depot: 'East', seats: 38 },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Line', flex: 1, minWidth: 90 },
  {
    field: 'depot',
    headerName: 'Depot',
    width: 110,
    editable: true,
    renderEditCell,
  },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell,
  },
];

export default function EditLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [line, ...lines].slice(0, 4));

  return (
    <div>
      <Box
        role="region"
        aria-label="Vehicles, edits are logged"
        sx={{ height: 216, width: '100%' }}
      >
        <DataGrid
          rows={rows}
          columns={columns}
          onCellEditStart={({ id, reason }) => add(`Start, ${id}: ${reason}`)}
          onCellEditStop={({ id, reason }) => add(`Stop, ${id}: ${reason}`)}
          processRowUpdate={(row) => {
            add(`processRowUpdate, ${row.id}`);
            return row;
          }}
          hideFooter
        />
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1, minHeight: 88 }}>
        {log.map((line, index) => (
          <Typography component="li" variant="body2" key={log.length - index}>
            {line}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
