import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns } from './lightColumns';
import { fetchLighthouses, findLighthouses } from './lightServer';

const allRows = findLighthouses({ items: [] });

export default function LighthouseQuery() {
  const [rows, setRows] = React.useState(allRows);
  const [loading, setLoading] = React.useState(false);
  const latest = React.useRef<GridFilterModel | null>(null);

  const handleFilterModelChange = async (model: GridFilterModel) => {
    latest.current = model;
    setLoading(true);
    const found = await fetchLighthouses(model);
    if (latest.current === model) {
      setRows(found);
      setLoading(false);
    }
  };

  return (
    <Box
      role="region"
      aria-label="Lighthouses, filtered by a server"
      sx={{ height: 374, width: '100%' }}
    >
      <DataGrid
        rows={rows}
        columns={columns}
        filterMode="server"
        onFilterModelChange={handleFilterModelChange}
        loading={loading}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        hideFooter
        showToolbar
      />
    </Box>
  );
}
