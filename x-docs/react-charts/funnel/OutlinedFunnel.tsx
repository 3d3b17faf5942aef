import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro';

const tickets = [
  { label: 'Reported', value: 320 },
  { label: 'Reproduced', value: 210 },
  { label: 'Fixed', value: 150 },
  { label: 'Released', value: 120 },
];

export default function OutlinedFunnel() {
  const [outlined, setOutlined] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Outlined"
        control={
          <Switch checked={outlined} onChange={() => setOutlined(!outlined)} />
        }
      />
      <Box role="region" aria-label="Tickets of a release">
        <FunnelChart
          height={260}
          gap={6}
          series={[
            {
              data: tickets,
              variant: outlined ? 'outlined' : 'filled',
              sectionLabel: false,
            },
          ]}
        />
      </Box>
    </Box>
  );
}
