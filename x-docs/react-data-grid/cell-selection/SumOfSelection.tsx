import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { columns, stands } from './sales';

const spring: GridCellSelectionModel = {
  Flowers: { april: true, may: true },
};

export default function SumOfSelection() {
  const [model, setModel] = React.useState(spring);

  const sum = stands.reduce((total, { id, ...months }) => {
    const chosen = Object.entries(months).filter(
      ([month]) => model[id]?.[month],
    );
    return total + chosen.reduce((part, [, amount]) => part + amount, 0);
  }, 0);

  return (
    <div>
      <Stack direction="row" sx={{ gap: 2, mb: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setModel({})}>
          Clear
        </Button>
        <Button variant="outlined" onClick={() => setModel({ ...spring })}>
          Flowers in spring
        </Button>
        <Typography role="status">Sum: ${sum}</Typography>
      </Stack>
      <Box
        role="region"
        aria-label="Market sales with the sum of the selected cells"
        sx={{ height: 318, width: '100%' }}
      >
        <DataGridPremium
          rows={stands}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </div>
  );
}
