import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { columns, countries, trails } from './trails';

const all: GridFilterModel = { items: [] };

const only = (country: string): GridFilterModel => ({
  items: [{ field: 'country', operator: 'is', value: country }],
});

export default function CountryTabs() {
  const [filterModel, setFilterModel] = React.useState(() => only('Spain'));
  const [item] = filterModel.items;
  const country =
    item?.field === 'country' && item.operator === 'is' ? item.value : null;

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Country"
        value={country}
        onChange={(_, next: string | null) =>
          setFilterModel(next ? only(next) : all)
        }
        sx={{ mb: 2 }}
      >
        {countries.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        role="region"
        aria-label="Trails of one country"
        sx={{ height: 370, width: '100%' }}
      >
        <DataGrid
          rows={trails}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </div>
  );
}
