import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilterModelSelector,
  GridOverlay,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, orders } from './orders';

function NoMatch() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);

  return (
    <GridOverlay>
      No order with: {items.map(({ value }) => value).join(', ')}
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Remove the filter
      </Button>
    </GridOverlay>
  );
}

export default function RemoveFilters() {
  const apiRef = useGridApiRef();

  const search = () =>
    apiRef.current?.setFilterModel({
      items: [{ field: 'item', operator: 'contains', value: 'baguette' }],
    });

  return (
    <div>
      <Button variant="outlined" onClick={search} sx={{ mb: 2 }}>
        Look for baguettes
      </Button>
      <Box
        role="region"
        aria-label="Orders, filter can be removed"
        sx={{ height: 300, width: '100%' }}
      >
        <DataGrid
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          hideFooter
          slots={{ noResultsOverlay: NoMatch }}
        />
      </Box>
    </div>
  );
}
