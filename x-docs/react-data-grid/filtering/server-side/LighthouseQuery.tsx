import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import {
  fetchLighthouses,
  findLighthouses,
  type Lighthouse,
} from './lightServer';

const contains = getGridStringOperators().filter(
  ({ value }) => value === 'contains',
);
const moreOrLess = getGridNumericOperators().filter(
  ({ value }) => value === '>' || value === '<',
);

const columns: GridColDef<Lighthouse>[] = [
  {
    field: 'name',
    headerName: 'Lighthouse',
    flex: 1,
    minWidth: 140,
    filterOperators: contains,
  },
  {
    field: 'coast',
    headerName: 'Coast',
    width: 130,
    filterOperators: contains,
  },
  {
    field: 'height',
    headerName: 'Height (m)',
    type: 'number',
    width: 130,
    filterOperators: moreOrLess,
  },
];

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
