import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { foodChain, labelFill } from './farm';

const names = ['Steps', 'Gap', 'Outlined'];

export default function PyramidStyles() {
  const [on, setOn] = React.useState(['Gap']);
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((n) => n !== name) : [...on, name]);
  const outlined = on.includes('Outlined');

  return (
    <Box sx={{ width: '100%' }}>
      {names.map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Switch checked={on.includes(name)} onChange={() => toggle(name)} />
          }
        />
      ))}
      <Box role="region" aria-label="Pyramid in the chosen style">
        <FunnelChart
          height={260}
          gap={on.includes('Gap') ? 8 : 0}
          series={[
            {
              data: foodChain,
              curve: on.includes('Steps') ? 'step-pyramid' : 'pyramid',
              variant: outlined ? 'outlined' : 'filled',
              borderRadius: 4,
            },
          ]}
          sx={{
            [`& .${funnelSectionClasses.label}`]: {
              fill: outlined ? undefined : labelFill,
            },
          }}
        />
      </Box>
    </Box>
  );
}
