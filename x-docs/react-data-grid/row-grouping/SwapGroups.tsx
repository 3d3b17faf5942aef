import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function SwapGroups() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, mb: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.addRowGroupingCriteria('genre')}
        >
          Add genre
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            apiRef.current?.setRowGroupingCriteriaIndex('genre', 0)
          }
        >
          Genre first
        </Button>
        <Button onClick={() => apiRef.current?.setRowGroupingModel([])}>
          No groups
        </Button>
      </Stack>
      <Box
        role="region"
        aria-label="Screenings grouped with buttons"
        sx={{ height: 400, width: '100%' }}
      >
        <DataGridPremium
          apiRef={apiRef}
          rows={screenings}
          columns={columns}
          hideFooter
          defaultGroupingExpansionDepth={1}
          initialState={{ rowGrouping: { model: ['venue'] } }}
        />
      </Box>
    </div>
  );
}
