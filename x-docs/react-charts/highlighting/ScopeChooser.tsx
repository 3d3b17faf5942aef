import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  BarChart,
  type HighlightItemData,
  type HighlightScope,
} from '@mui/x-charts';
import { months, routes } from './ferry';
import { choices } from './scopes';

export default function ScopeChooser() {
  const [scope, setScope] = React.useState<HighlightScope>({
    highlight: 'series',
    fade: 'global',
  });
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'island',
    dataIndex: 3,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 1, maxWidth: 300 }}>
        {(['highlight', 'fade'] as const).map((name) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={scope[name]}
            onChange={(event) =>
              setScope({ ...scope, [name]: event.target.value })
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
      <Box role="region" aria-label="Passengers with a choice of scope">
        <BarChart
          height={260}
          highlightedItem={item}
          onHighlightChange={setItem}
          xAxis={[{ data: months }]}
          series={routes.map((route) => ({ ...route, highlightScope: scope }))}
        />
      </Box>
    </Box>
  );
}
