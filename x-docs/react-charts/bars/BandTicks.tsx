import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function BandTicks() {
  const [tickPlacement, setTickPlacement] = React.useState<
    (typeof placements)[number]
  >(placements[0]);
  const [tickLabelPlacement, setTickLabelPlacement] = React.useState<
    (typeof labelPlacements)[number]
  >(labelPlacements[0]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, maxWidth: 400 }}>
        <TextField
          select
          fullWidth
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) =>
            setTickPlacement(event.target.value as typeof tickPlacement)
          }
        >
          {placements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setTickLabelPlacement(
              event.target.value as typeof tickLabelPlacement,
            )
          }
        >
          {labelPlacements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Box role="region" aria-label="Visitors of a museum by opening hour">
        <BarChart
          height={240}
          xAxis={[
            {
              data: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
              tickPlacement,
              tickLabelPlacement,
            },
          ]}
          series={[{ data: [64, 118, 92, 71, 139, 155] }]}
        />
      </Box>
    </Box>
  );
}
