import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

function PlantFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);

  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {selected} of {entries.length} plants selected
    </Typography>
  );
}

export default function LiveCount() {
  return (
    <Box
      role="region"
      aria-label="Plants with a live count"
      sx={{ height: 340, width: '100%' }}
    >
      <DataGrid
        rows={plants}
        columns={columns}
        checkboxSelection
        slots={{ footer: PlantFooter }}
      />
    </Box>
  );
}
