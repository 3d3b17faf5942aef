import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridOverlay,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

function Suggestion() {
  const apiRef = useGridApiContext();

  const countPerItem = () =>
    apiRef.current.setPivotModel({
      rows: [{ field: 'item' }],
      columns: [],
      values: [{ field: 'pieces', aggFunc: 'sum' }],
    });

  return (
    <GridOverlay>
      Nothing to count yet.
      <Button onClick={countPerItem}>Count the pieces of each item</Button>
    </GridOverlay>
  );
}

export default function PivotSuggestion() {
  const [active, setActive] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Pivot mode"
        checked={active}
        onChange={(_, checked) => setActive(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Orders, pivot mode with a suggestion"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGridPremium
          rows={orders}
          columns={columns}
          hideFooter
          slots={{ emptyPivotOverlay: Suggestion }}
          pivotActive={active}
          onPivotActiveChange={setActive}
        />
      </Box>
    </div>
  );
}
