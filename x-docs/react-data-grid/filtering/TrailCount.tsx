import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, trails } from './trails';

function TotalLength() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.length, 0);

  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {entries.length} trails, {total.toFixed(1)} km
      {items.length > 0 ? ' (filtered)' : ''}
    </Typography>
  );
}

export default function TrailCount() {
  return (
    <Box
      role="region"
      aria-label="Trails with their total length"
      sx={{ height: 372, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        slots={{ footer: TotalLength }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'hut', operator: 'is', value: 'true' }],
            },
          },
        }}
      />
    </Box>
  );
}
