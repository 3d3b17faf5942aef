import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  GridOverlay,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, orders } from './orders';

function NoMatch() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const lookup = useGridSelector(apiRef, gridColumnLookupSelector);
  const names = items.map(({ field }) => lookup[field]?.headerName ?? field);

  return (
    <GridOverlay>
      No order matches the filter of: {names.join(', ')}
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Remove the filter
      </Button>
    </GridOverlay>
  );
}

export default function RemoveFilters() {
  return (
    <Box
      role="region"
      aria-label="Orders, filter can be removed"
      sx={{ height: 300, width: '100%' }}
    >
      <DataGrid
        rows={orders}
        columns={columns}
        hideFooter
        slots={{ noResultsOverlay: NoMatch }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'item', operator: 'contains', value: 'baguette' },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
