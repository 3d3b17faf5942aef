import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, goods, type Good } from './goods';

export default function Inventory() {
  const [rows, setRows] = React.useState(goods);

  const processRowUpdate = (newRow: Good) => {
    const row = { ...newRow, stock: Math.max(0, newRow.stock ?? 0) };
    setRows((list) => list.map((old) => (old.id === row.id ? row : old)));
    return row;
  };

  return (
    <Box
      role="region"
      aria-label="Inventory of a hardware store"
      sx={{ height: 600, width: '100%' }}
    >
      <DataGridPremium
        rows={rows}
        columns={columns}
        showToolbar
        cellSelection
        disableRowSelectionOnClick
        processRowUpdate={processRowUpdate}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Group', width: 180 }}
        initialState={{
          rowGrouping: { model: ['group'] },
          columns: { columnVisibilityModel: { group: false } },
          aggregation: { model: { stock: 'sum', value: 'sum' } },
          pinnedColumns: { right: ['value'] },
        }}
        hideFooter
      />
    </Box>
  );
}
