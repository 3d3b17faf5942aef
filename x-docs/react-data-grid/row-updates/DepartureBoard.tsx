import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, laterDepartures, type Departure } from './departures';

const timetable = [...departures, ...laterDepartures];

const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'id', headerName: 'Train', width: 110 },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 140 },
  { field: 'platform', headerName: 'Platform', width: 100 },
];

export default function DepartureBoard() {
  const [rows, setRows] = React.useState(departures);
  const [announced, setAnnounced] = React.useState(departures.length);

  return (
    <div>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}
      >
        <Button
          variant="outlined"
          disabled={rows.length === 0}
          onClick={() => setRows((current) => current.slice(1))}
        >
          First train has left
        </Button>
        <Button
          variant="outlined"
          disabled={announced === timetable.length}
          onClick={() => {
            setRows((current) => [...current, timetable[announced]]);
            setAnnounced(announced + 1);
          }}
        >
          Announce next train
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Departures, kept in a state"
        sx={{ height: 320, width: '100%' }}
      >
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </div>
  );
}
