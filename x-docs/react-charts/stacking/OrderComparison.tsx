import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts';
import { commuters, years } from './commuters';

const orders = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
] as const;

export default function OrderComparison() {
  const [stackOrder, setStackOrder] =
    React.useState<(typeof orders)[number]>('ascending');

  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(event.target.value as typeof stackOrder)
        }
        sx={{ mt: 1, minWidth: 200 }}
      >
        {orders.map((order) => (
          <MenuItem key={order} value={order}>
            {order}
          </MenuItem>
        ))}
      </TextField>
      <Box role="region" aria-label="Commuters with a chosen stack order">
        <BarChart
          height={260}
          xAxis={[{ data: years }]}
          series={commuters.map((item) => ({
            ...item,
            stack: 'all',
            stackOrder,
          }))}
        />
      </Box>
    </Box>
  );
}
