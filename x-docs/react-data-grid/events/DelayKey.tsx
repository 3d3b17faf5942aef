import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { columns, departures, type Departure } from './departures';

const withDelay: GridColDef<Departure>[] = [
  ...columns,
  { field: 'delayed', headerName: 'Delayed', type: 'boolean', width: 100 },
];

export default function DelayKey() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('cellKeyDown', (params, event) => {
        if (event.key === 'd' && !event.ctrlKey && !event.metaKey) {
          const { id, row } = params;
          apiRef.current?.updateRows([{ id, delayed: !row.delayed }]);
        }
      }),
    [apiRef],
  );

  return (
    <Box
      role="region"
      aria-label="Departures, the key D marks a delay"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid
        apiRef={apiRef}
        rows={departures}
        columns={withDelay}
        hideFooter
      />
    </Box>
  );
}
