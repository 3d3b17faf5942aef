import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
} from '@mui/x-data-grid-premium';
import { columns, sessions } from './sessions';

const { sum, avg, min, max } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, avg, min, max };

export default function WithoutSize() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions without the size function"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { minutes: 'max' } } }}
      />
    </Box>
  );
}
