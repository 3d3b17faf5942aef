import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './stations';

function RenderedPart() {
  const apiRef = useGridApiContext();
  const part = useGridSelector(apiRef, gridRenderContextSelector);

  return (
    <Typography
      variant="body2"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      On the page: rows {part.firstRowIndex + 1}–{part.lastRowIndex} of 1000,
      columns {part.firstColumnIndex + 1}–{part.lastColumnIndex} of 53
    </Typography>
  );
}

export default function WaterLevels() {
  return (
    <Box
      role="region"
      aria-label="Water levels of a thousand stations"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPro
        rows={rows}
        columns={columns}
        slots={{ footer: RenderedPart }}
      />
    </Box>
  );
}
