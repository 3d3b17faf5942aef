import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const data = hiring.map((stage, index) => ({
  ...stage,
  labelMarkType: 'circle' as const,
  label: (location: 'tooltip' | 'legend' | 'section') =>
    location === 'legend' ? `${index + 1}. ${stage.label}` : stage.label,
}));

export default function LegendText() {
  const [legend, setLegend] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Legend"
        control={
          <Switch checked={legend} onChange={() => setLegend(!legend)} />
        }
      />
      <Box role="region" aria-label="Hiring funnel with a numbered legend">
        <FunnelChart
          height={280}
          hideLegend={!legend}
          slotProps={{
            legend: {
              direction: 'vertical',
              position: { vertical: 'middle', horizontal: 'start' },
            },
          }}
          series={[{ data }]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
