import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from './departures';

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'id', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function SingleUpdate() {
  const apiRef = useGridApiRef();

  const addDelay = () => {
    const train = apiRef.current?.getRow<Departure>('IC 204');
    if (train) {
      apiRef.current?.updateRows([{ id: train.id, delay: train.delay + 5 }]);
    }
  };

  const cancel = () =>
    apiRef.current?.updateRows([{ id: 'RB 52', _action: 'delete' }]);

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
      >
        <Button variant="outlined" onClick={addDelay}>
          IC 204: 5 minutes more
        </Button>
        <Button variant="outlined" onClick={cancel}>
          RB 52: canceled
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Departures, one row updated at a time"
        sx={{ height: 268, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          hideFooter
        />
      </Box>
    </div>
  );
}
