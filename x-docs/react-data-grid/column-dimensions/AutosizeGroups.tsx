import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { letters, type Letter } from './letters';

const columns: GridColDef<Letter>[] = [
  { field: 'shelf', headerName: 'Shelf' },
  { field: 'sender', headerName: 'Sender' },
  { field: 'city', headerName: 'City', width: 150 },
  { field: 'pages', headerName: 'Pages', type: 'number', width: 90 },
];

const autosizeOptions = {
  columns: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD],
  includeOutliers: true,
};

export default function AutosizeGroups() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const api = apiRef.current;
    let frame = 0;
    const unsubscribe = api?.subscribeEvent('rowExpansionChange', () => {
      frame = requestAnimationFrame(() => api.autosizeColumns(autosizeOptions));
    });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe?.();
    };
  }, [apiRef]);

  return (
    <Box
      role="region"
      aria-label="Letters grouped by shelf"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        apiRef={apiRef}
        rows={letters}
        columns={columns}
        hideFooter
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        groupingColDef={{ leafField: 'sender' }}
        initialState={{
          rowGrouping: { model: ['shelf'] },
          columns: { columnVisibilityModel: { shelf: false, sender: false } },
        }}
      />
    </Box>
  );
}
