import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

export default function EmptyPivot() {
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
        aria-label="Orders, pivot mode without fields"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGridPremium
          rows={orders}
          columns={columns}
          hideFooter
          pivotActive={active}
          onPivotActiveChange={setActive}
        />
      </Box>
    </div>
  );
}
