import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { columns, harvests } from './columns';

const pivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'year' }],
  values: [{ field: 'tons', aggFunc: 'sum' }],
};

export default function KeptPivotWidths() {
  const [open, setOpen] = React.useState(true);
  const [widths, setWidths] = React.useState<Record<string, number>>({
    '2023>->tons': 180,
  });

  const pivotingColDef = (field: string, path: string[]) => ({
    width: widths[[...path, field].join('>->')] ?? 110,
  });

  const groupingColDef = {
    width: widths[GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] ?? 170,
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(!open)} sx={{ mb: 1 }}>
        {open ? 'Close the pivot' : 'Open the pivot'}
      </Button>
      <Box
        role="region"
        aria-label="Harvests as a pivot table with kept widths"
        sx={{ height: 270, width: '100%' }}
      >
        {open && (
          <DataGridPremium
            rows={harvests}
            columns={columns}
            initialState={{ pivoting: { model: pivotModel, enabled: true } }}
            pivotingColDef={pivotingColDef}
            groupingColDef={groupingColDef}
            onColumnWidthChange={({ colDef, width }) =>
              setWidths((old) => ({ ...old, [colDef.field]: width }))
            }
            hideFooter
          />
        )}
      </Box>
    </div>
  );
}
