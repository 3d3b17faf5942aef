import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro';
import { hiring, labelFill } from './hiring';

const places = {
  top: { position: { vertical: 'top' }, offset: { y: -6 } },
  middle: { position: { vertical: 'middle' }, offset: 0 },
  bottom: { position: { vertical: 'bottom' }, offset: { y: 6 } },
  start: { position: { horizontal: 'start' }, offset: { x: -8 } },
  end: { position: { horizontal: 'end' }, offset: { x: -8 } },
} as const;
type Place = keyof typeof places;

export default function LabelPlace() {
  const [place, setPlace] = React.useState<Place>('start');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Place of the labels"
        value={place}
        onChange={(_, value: Place | null) => value && setPlace(value)}
      >
        {Object.keys(places).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box role="region" aria-label="Funnel with labels in the chosen place">
        <FunnelChart
          height={280}
          hideLegend
          series={[{ data: hiring, sectionLabel: places[place] }]}
          sx={{ [`& .${funnelSectionClasses.label}`]: { fill: labelFill } }}
        />
      </Box>
    </Box>
  );
}
