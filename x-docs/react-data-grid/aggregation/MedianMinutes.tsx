import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const median: GridAggregationFunction<number | null> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values
      .filter((value) => typeof value === 'number')
      .toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    return sorted.length % 2
      ? sorted[middle]
      : (sorted[middle - 1] + sorted[middle]) / 2;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

export default function MedianMinutes() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions with a median"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        aggregationFunctions={aggregationFunctions}
        initialState={{
          aggregation: { model: { minutes: 'median', energy: 'avg' } },
        }}
      />
    </Box>
  );
}
