import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { nameCell } from './nameCell';
import { categories, runners, type Runner } from './runners';

const columns: GridColDef<Runner>[] = [
  { field: 'club', headerName: 'Club', width: 150 },
  {
    field: 'name',
    headerName: 'Runner',
    width: 150,
    editable: true,
    renderEditCell: nameCell,
  },
  { field: 'bib', headerName: 'Bib', width: 80 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 120,
    editable: true,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
  {
    field: 'minutes',
    headerName: 'Minutes',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['min', 'max', 'avg'],
  },
];

export default function RaceOffice() {
  return (
    <Box
      role="region"
      aria-label="Entries of the race"
      sx={{ height: 560, width: '100%' }}
    >
      <DataGridPremium
        rows={runners}
        columns={columns}
        checkboxSelection
        showToolbar
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['club'] },
          aggregation: { model: { minutes: 'min' } },
          columns: { columnVisibilityModel: { club: false } },
          pinnedColumns: { right: ['minutes'] },
        }}
      />
    </Box>
  );
}
