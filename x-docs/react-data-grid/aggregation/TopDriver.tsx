import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const first: GridAggregationFunction<string> = {
  label: 'first',
  applySorting: true,
  apply: ({ values }) => values[0],
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first };

export default function TopDriver() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions, driver of the first row"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { driver: 'first' } },
          sorting: { sortModel: [{ field: 'energy', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
