import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  gridAggregationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

function BudgetFooter() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridAggregationModelSelector);
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const total: unknown = lookup?.[GRID_ROOT_GROUP_ID]?.price?.value;

  return (
    <Typography
      variant="body2"
      role="status"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {model.price === 'sum' && typeof total === 'number'
        ? `${Math.round((total / 200) * 100)} % of the budget of 200 euros used.`
        : 'Choose the sum of the price to see the budget.'}
    </Typography>
  );
}

export default function BudgetInFooter() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions with a budget"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        slots={{ footer: BudgetFooter }}
        initialState={{ aggregation: { model: { price: 'sum' } } }}
      />
    </Box>
  );
}
