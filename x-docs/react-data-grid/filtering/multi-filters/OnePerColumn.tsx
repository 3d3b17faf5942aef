import Box from '@mui/material/Box';
import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';
import { columns, heavyOnTheWay, parcels } from './parcels';

const isFree = (
  field: string,
  filters: GetColumnForNewFilterArgs['currentFilters'],
) => !filters.some((filter) => filter.field === field);

const filterColumns = ({
  field,
  columns: all,
  currentFilters,
}: FilterColumnsArgs) =>
  all
    .filter(
      (column) =>
        column.field === field || isFree(column.field, currentFilters),
    )
    .map((column) => column.field);

const getColumnForNewFilter = ({
  columns: all,
  currentFilters,
}: GetColumnForNewFilterArgs) =>
  all.find((column) => isFree(column.field, currentFilters))?.field ?? null;

export default function OnePerColumn() {
  return (
    <Box
      role="region"
      aria-label="Parcels, one filter for each column"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        rows={parcels}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: heavyOnTheWay } }}
        slotProps={{
          filterPanel: {
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
        hideFooter
      />
    </Box>
  );
}
