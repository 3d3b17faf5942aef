import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function HideWhileGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['venue'] } },
  });

  return (
    <Box
      role="region"
      aria-label="Screenings, grouped columns hidden"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        apiRef={apiRef}
        rows={screenings}
        columns={columns}
        hideFooter
        initialState={initialState}
      />
    </Box>
  );
}
