import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, trails } from './trails';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const km = entries.reduce((sum, { model }) => sum + model.km, 0);

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {entries.length} trails, {km.toFixed(1)} km
      </Typography>
    </GridFooterContainer>
  );
}

export default function FooterWithTotal() {
  return (
    <Box
      role="region"
      aria-label="Trails with their total length"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGrid
        rows={trails}
        columns={columns}
        slots={{ footer: TotalFooter }}
      />
    </Box>
  );
}
