import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart, type BarSeries } from '@mui/x-charts';
import { choices } from './strategies';

type Strategy = Pick<BarSeries, keyof typeof choices>;

export default function StackStrategies() {
  const [strategy, setStrategy] = React.useState<Strategy>({
    stackOffset: 'diverging',
    stackOrder: 'none',
  });
  const shared = { stack: 'cash', ...strategy };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, maxWidth: 400 }}>
        {(['stackOffset', 'stackOrder'] as const).map((name) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={strategy[name]}
            onChange={(event) =>
              setStrategy({ ...strategy, [name]: event.target.value })
            }
          >
            {choices[name].map((choice) => (
              <MenuItem key={choice} value={choice}>
                {choice}
              </MenuItem>
            ))}
          </TextField>
        ))}
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
