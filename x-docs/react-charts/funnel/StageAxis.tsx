import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

export default function StageAxis() {
  const [horizontal, setHorizontal] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Horizontal"
        control={
          <Switch
            checked={horizontal}
            onChange={() => setHorizontal(!horizontal)}
          />
        }
      />
      <Box role="region" aria-label="Hiring funnel with named stages">
        <FunnelChart
          height={280}
          hideLegend
          categoryAxis={{
            categories: hiring.map(({ label }) => label),
            position: horizontal ? 'bottom' : 'left',
            size: horizontal ? 30 : 90,
            disableLine: true,
            disableTicks: true,
          }}
          series={[
            { data: hiring, layout: horizontal ? 'horizontal' : 'vertical' },
          ]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
