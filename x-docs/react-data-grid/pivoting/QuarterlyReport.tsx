import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import {
  groupingColDef,
  initialState,
  pivotingColDef,
  startModel,
  stickyGroups,
} from './report';
import { columns, sales } from './sales';

export default function QuarterlyReport() {
  const [active, setActive] = React.useState(false);
  const [model, setModel] = React.useState(startModel);

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="Quarterly report"
        checked={active}
        onChange={(_, checked) => setActive(checked)}
        sx={{ mb: 1 }}
      />
      <Box
        role="region"
        aria-label="Revenue of the book shops"
        sx={{ height: 480, width: '100%' }}
      >
        <DataGridPremium
          rows={sales}
          columns={columns}
          hideFooter
          showToolbar
          defaultGroupingExpansionDepth={1}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotingColDef={pivotingColDef}
          groupingColDef={groupingColDef}
          initialState={initialState}
          sx={stickyGroups}
        />
      </Box>
    </div>
  );
}
