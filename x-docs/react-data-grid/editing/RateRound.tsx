import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
} from '@mui/x-data-grid';
import { bikes } from './bikes';
import { rateColumns } from './rateColumns';

type CellModeProps = GridCellModesModel[number][string];

const allRates = (props: CellModeProps): GridCellModesModel =>
  Object.fromEntries(bikes.map(({ id }) => [id, { dailyRate: props }]));

const { Edit, View } = GridCellModes;
const editAll = allRates({ mode: Edit });
const saveAll = allRates({ mode: View });
const discardAll = allRates({ mode: View, ignoreModifications: true });

export default function RateRound() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const editing = Object.values(modes).some(
    ({ dailyRate }) => dailyRate?.mode === Edit,
  );

  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={editing} onClick={() => setModes(editAll)}>
          Edit all rates
        </Button>
        <Button disabled={!editing} onClick={() => setModes(saveAll)}>
          Save
        </Button>
        <Button disabled={!editing} onClick={() => setModes(discardAll)}>
          Discard
        </Button>
      </Stack>
      <Box role="region" aria-label="Rates of all bikes" sx={{ height: 320 }}>
        <DataGrid
          rows={bikes}
          columns={rateColumns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={(params, event) => {
            event.defaultMuiPrevented = params.reason === 'cellFocusOut';
          }}
          hideFooter
        />
      </Box>
    </div>
  );
}
