import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  duration: {
    ...GRID_AGGREGATION_FUNCTIONS.sum,
    label: 'total time',
    valueFormatter: (value: number) =>
      `${Math.floor(value / 60)} h ${value % 60} min`,
  },
};

const durationOnly = columns.map((column) =>
  column.field === 'minutes'
    ? { ...column, availableAggregationFunctions: ['duration'] }
    : column,
);

export default function DurationTotal() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions with hours and minutes"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={durationOnly}
        hideFooter
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { minutes: 'duration' } } }}
      />
    </Box>
  );
}
