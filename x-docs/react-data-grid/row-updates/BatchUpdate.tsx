import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { departures, laterDepartures, type Departure } from './departures';

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'id', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'platform', headerName: 'Platform', width: 100 },
];

export default function BatchUpdate() {
  const apiRef = useGridApiRef();

  const changePlan = () =>
    apiRef.current?.updateRows([
      ...laterDepartures,
      { id: 'RE 11', _action: 'delete' },
      { id: 'IC 204', platform: '6' },
    ]);

  return (
    <div>
      <Button variant="outlined" onClick={changePlan} sx={{ mb: 2 }}>
        Apply the new plan
      </Button>
      <Box
        role="region"
        aria-label="Departures, several rows updated at once"
        sx={{ height: 372, width: '100%' }}
      >
        <DataGridPro
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          hideFooter
        />
      </Box>
    </div>
  );
}
