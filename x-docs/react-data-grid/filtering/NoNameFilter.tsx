import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, trails } from './trails';

const fewerFilters = columns.map((column) =>
  column.field === 'name' || column.field === 'opens'
    ? { ...column, filterable: false }
    : column,
);

export default function NoNameFilter() {
  return (
    <Box
      role="region"
      aria-label="Trails, name and date can't be filtered"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid rows={trails} columns={fewerFilters} hideFooter />
    </Box>
  );
}
