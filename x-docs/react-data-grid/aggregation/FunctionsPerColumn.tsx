import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const columnsWithChoice = columns.map((column) => ({
  ...column,
  availableAggregationFunctions:
    column.field === 'price'
      ? ['sum']
      : column.field === 'minutes'
        ? ['min', 'max']
        : [],
}));

export default function FunctionsPerColumn() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions, functions chosen per column"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columnsWithChoice}
        hideFooter
        initialState={{
          aggregation: { model: { price: 'sum', minutes: 'max' } },
        }}
      />
    </Box>
  );
}
