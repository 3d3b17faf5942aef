import * as React from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts';
import { energy } from './household';
import { NamedSlider } from './NamedSlider';

const limits = {
  innerRadius: [0, 80],
  outerRadius: [20, 100],
  paddingAngle: [0, 15],
  cornerRadius: [0, 20],
  startAngle: [-180, 0],
  endAngle: [90, 360],
};
type Name = keyof typeof limits;

export default function PieGeometry() {
  const [values, setValues] = React.useState<Record<Name, number>>({
    innerRadius: 40,
    outerRadius: 90,
    paddingAngle: 4,
    cornerRadius: 6,
    startAngle: -90,
    endAngle: 180,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="region" aria-label="Pie with adjustable geometry">
        <PieChart
          height={220}
          hideLegend
          skipAnimation
          series={[{ data: energy, ...values }]}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
          columnGap: 4,
          px: 2,
        }}
      >
        {(Object.keys(limits) as Name[]).map((name) => (
          <NamedSlider
            key={name}
            name={name}
            range={limits[name]}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
      </Box>
    </Box>
  );
}
