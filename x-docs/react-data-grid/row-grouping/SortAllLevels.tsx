import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
} from '@mui/x-data-grid-premium';
import { columns, screenings } from './screenings';

export default function SortAllLevels() {
  return (
    <Box
      role="region"
      aria-label="Venues and genres sorted"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columns}
        hideFooter
        defaultGroupingExpansionDepth={1}
        initialState={{
          rowGrouping: { model: ['venue', 'genre'] },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' },
            ],
          },
        }}
      />
    </Box>
  );
}
