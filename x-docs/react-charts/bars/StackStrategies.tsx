import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts';

const offsets = [
  'diverging',
  'none',
  'expand',
  'silhouette',
  'wiggle',
] as const;
const orders = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
] as const;

export default function StackStrategies() {
  const [offset, setOffset] = React.useState<(typeof offsets)[number]>(
    offsets[0],
  );
  const [order, setOrder] = React.useState<(typeof orders)[number]>(orders[0]);
  const shared = { stack: 'cash', stackOffset: offset, stackOrder: order };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, maxWidth: 400 }}>
        <TextField
          select
          fullWidth
          size="small"
          label="stackOffset"
          value={offset}
          onChange={(event) => setOffset(event.target.value as typeof offset)}
        >
          {offsets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="stackOrder"
          value={order}
          onChange={(event) => setOrder(event.target.value as typeof order)}
        >
          {orders.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box role="region" aria-label="Cash flow of a workshop in five months">
        <BarChart
          height={280}
          xAxis={[{ data: ['Aug', 'Sep', 'Oct', 'Nov', 'Dec'] }]}
          series={[
            { ...shared, label: 'Repairs', data: [14, 18, 22, 20, 26] },
            { ...shared, label: 'Courses', data: [6, 9, 12, 8, 4] },
            { ...shared, label: 'Rent', data: [-7, -7, -7, -7, -7] },
            { ...shared, label: 'Parts', data: [-3, -6, -5, -9, -11] },
          ]}
        />
      </Box>
    </Box>
  );
}
