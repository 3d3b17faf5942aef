import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart, type XAxis } from '@mui/x-charts';

const choices = {
  tickPlacement: ['extremities', 'start', 'middle', 'end'],
  tickLabelPlacement: ['middle', 'tick'],
} as const;

type Placement = Pick<XAxis<'band'>, keyof typeof choices>;

export default function BandTicks() {
  const [placement, setPlacement] = React.useState<Placement>({
    tickPlacement: 'extremities',
    tickLabelPlacement: 'middle',
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, maxWidth: 400 }}>
        {(['tickPlacement', 'tickLabelPlacement'] as const).map((name) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={placement[name]}
            onChange={(event) =>
              setPlacement({ ...placement, [name]: event.target.value })
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
      <Box role="region" aria-label="Visitors of a museum by opening hour">
        <BarChart
          height={240}
          xAxis={[
            {
              data: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
              ...placement,
            },
          ]}
          series={[{ data: [64, 118, 92, 71, 139, 155] }]}
        />
      </Box>
    </Box>
  );
}
