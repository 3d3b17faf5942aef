import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columns, sessions, type Session } from './sessions';

type Part = Pick<Session, 'price' | 'energy'>;

const perEnergy: GridAggregationFunction<Part, number> = {
  label: 'per kWh',
  columnTypes: ['number'],
  hasCellUnit: false,
  getCellValue: ({ row }) => ({ price: row.price, energy: row.energy }),
  apply: ({ values }) => {
    let price = 0;
    let energy = 0;
    values.forEach((part) => {
      price += part?.price ?? 0;
      energy += part?.energy ?? 0;
    });
    return energy === 0 ? null : price / energy;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, perEnergy };

export default function PricePerEnergy() {
  return (
    <Box
      role="region"
      aria-label="Charging sessions with the price per kWh"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={sessions}
        columns={columns}
        hideFooter
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: { model: ['site'] },
          columns: { columnVisibilityModel: { site: false } },
          aggregation: { model: { energy: 'sum', price: 'perEnergy' } },
        }}
      />
    </Box>
  );
}
