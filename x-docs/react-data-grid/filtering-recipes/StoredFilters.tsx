import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { boats, columns } from './boats';

const key = 'boat-filters-v1';

export default function StoredFilters() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [],
  });

  React.useEffect(() => {
    const stored = localStorage.getItem(key);
    if (stored) {
      setFilterModel(JSON.parse(stored) as GridFilterModel);
    }
  }, []);

  const store = (model: GridFilterModel) => {
    setFilterModel(model);
    localStorage.setItem(key, JSON.stringify(model));
  };

  return (
    <Box
      role="region"
      aria-label="Boats, filters are stored"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGrid
        rows={boats}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={store}
        hideFooter
      />
    </Box>
  );
}
