import Box from '@mui/material/Box';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

const isGardenStage = (node: GridGroupNode) =>
  node.groupingField === 'venue' && node.groupingKey === 'Garden Stage';

export default function OpenOneVenue() {
  return (
    <Box
      role="region"
      aria-label="Venues, Garden Stage open"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        isGroupExpandedByDefault={isGardenStage}
        initialState={{ rowGrouping: { model: ['venue'] } }}
      />
    </Box>
  );
}
