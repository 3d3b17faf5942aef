import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, sales } from './sales';

const perShop: GridPivotModel = {
  rows: [{ field: 'shop' }],
  columns: [],
  values: [{ field: 'copies', aggFunc: 'sum' }],
};

const perGenre: GridPivotModel = {
  rows: [{ field: 'genre' }],
  columns: [{ field: 'shop' }],
  values: [{ field: 'revenue', aggFunc: 'avg' }],
};

export default function TwoReports() {
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState(perShop);

  return (
    <div>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        <FormControlLabel
          control={<Switch />}
          label="Pivot mode"
          checked={active}
          onChange={(_, checked) => setActive(checked)}
        />
        <Button onClick={() => setModel(perShop)}>Copies per shop</Button>
        <Button onClick={() => setModel(perGenre)}>Revenue per genre</Button>
      </Stack>
      <Box
        role="region"
        aria-label="Two reports about book sales"
        sx={{ height: 320, width: '100%' }}
      >
        <DataGridPremium
          rows={sales}
          columns={columns}
          hideFooter
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
        />
      </Box>
    </div>
  );
}
