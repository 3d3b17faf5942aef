import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { bikes, type Bike } from './bikes';
import { namedInput } from './namedCells';

const columns: GridColDef<Bike>[] = [
  { field: 'frame', headerName: 'Frame', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  {
    field: 'dailyRate',
    headerName: 'Rate per day (€)',
    type: 'number',
    width: 160,
    editable: true,
    renderEditCell: namedInput,
  },
];

type CellModeProps = GridCellModesModel[number][string];

const allRates = (props: CellModeProps): GridCellModesModel =>
  Object.fromEntries(bikes.map(({ id }) => [id, { dailyRate: props }]));

export default function RateRound() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const editing = Object.values(modes).some(
    ({ dailyRate }) => dailyRate?.mode === GridCellModes.Edit,
  );
  const view = GridCellModes.View;

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          disabled={editing}
          onClick={() => setModes(allRates({ mode: GridCellModes.Edit }))}
        >
          Edit all rates
        </Button>
        <Button
          disabled={!editing}
          onClick={() => setModes(allRates({ mode: view }))}
        >
          Save
        </Button>
        <Button
          disabled={!editing}
          onClick={() =>
            setModes(allRates({ mode: view, ignoreModifications: true }))
          }
        >
          Discard
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Rental bikes, all rates edited together"
        sx={{ height: 320 }}
      >
        <DataGrid
          rows={bikes}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={(params, event) => {
            event.defaultMuiPrevented = params.reason === 'cellFocusOut';
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
